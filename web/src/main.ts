// Starts the page: first its words, then everything that speaks.
import { mount } from 'svelte';
import { applyTheme } from './lib/prefs.svelte';
import { startRouter } from './lib/router.svelte';
import { learnWords } from './lib/speech';
import './lib/styles/fonts.css';
import './lib/styles/tokens.css';
import './lib/styles/base.css';

applyTheme();
startRouter();
const [{ default: App }] = await Promise.all([import('./App.svelte'), learnWords()]);
mount(App, { target: document.getElementById('app')! });
