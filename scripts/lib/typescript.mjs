/** `node --import ./scripts/lib/typescript.mjs file.ts`: for programs of the house that are never shipped. */
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
