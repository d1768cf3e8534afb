/** Preload with `node --import` to run TypeScript sources directly. */
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
