import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
export const inRoot = (...parts) => join(root, ...parts);

/** DATA_DIR of this environment, absolute. */
export const dataDirOf = (env) => resolve(root, env.DATA_DIR || '.data');
