// Starts the page.
import { mount } from 'svelte';
import App from './App.svelte';
import { applyTheme } from './lib/prefs.svelte';
import { startRouter } from './lib/router.svelte';
import './lib/styles/fonts.css';
import './lib/styles/tokens.css';
import './lib/styles/base.css';

applyTheme();
startRouter();
mount(App, { target: document.getElementById('app')! });
