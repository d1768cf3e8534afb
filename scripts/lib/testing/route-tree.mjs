/** Writes the two route trees of the front end: the router's plugin does so as soon as Vite has read its configuration. */
import { resolveConfig } from 'vite';
import { inRoot } from '../paths.mjs';

await resolveConfig({ root: inRoot('frontend'), logLevel: 'warn' }, 'serve');
