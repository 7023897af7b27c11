import '@fontsource-variable/inter';
import '@fontsource-variable/eb-garamond';
import './styles/tokens.css';
import './styles/base.css';
import './styles/table.css';
import { mount } from 'svelte';
import App from '$ui/App.svelte';
import { settings } from '$ui/settings.svelte';
import { words } from '$words/words.svelte';

await words.load(settings.language);
mount(App, { target: document.getElementById('kontor')! });
