import '@fontsource-variable/inter';
import '@fontsource-variable/eb-garamond';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import '../src/styles/table.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';
import Preview from './Preview.svelte';

const target = document.getElementById('gallery')!;
const asked = new URLSearchParams(location.search);
const title = asked.get('preview');
if (title === null) mount(Gallery, { target });
else mount(Preview, { target, props: { game: asked.get('game') ?? 'borneo', title } });
