/** Module hooks that transform TypeScript with SWC and resolve `./x.js` to `x.ts`. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

const options = {
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    target: 'es2022',
    keepClassNames: true,
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
  swcrc: false,
};

export async function resolve(specifier, context, next) {
  try {
    return await next(specifier, context);
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND' || !/^[./].*\.js$/.test(specifier)) throw error;
    return next(specifier.replace(/\.js$/, '.ts'), context);
  }
}

export async function load(url, context, next) {
  if (/^file:.*_pb\.js$/.test(url)) return { format: 'module', source: withNames(url), shortCircuit: true };
  if (!/^file:.*\.ts$/.test(url)) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), { ...options, filename });
  return { format: 'module', source: code, shortCircuit: true };
}

const require = createRequire(import.meta.url);

/** Generated protobuf code assigns its exports at run time, where Node cannot detect their names. */
function withNames(url) {
  const path = fileURLToPath(url);
  const names = Object.keys(require(path)).join(', ');
  return `import { createRequire } from 'node:module';
export const { ${names} } = createRequire(import.meta.url)(${JSON.stringify(path)});`;
}
