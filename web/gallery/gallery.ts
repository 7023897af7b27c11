import '@fontsource-variable/inter';
import '@fontsource-variable/eb-garamond';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import '../src/styles/table.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.getElementById('gallery')! });
