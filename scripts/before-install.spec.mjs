/** A fresh clone has no packages, so what runs before `npm ci` may import only Node and files of the project. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from './lib/paths.mjs';

const imported = /^(?:import|export)\s(?:[^'";]*?\sfrom\s)?'([^']+)'/gm;

/** The packages that a script loads at its start, directly or through its own files, each with who imports it. */
function packagesOf(file, seen = new Set()) {
  if (seen.has(file)) return [];
  seen.add(file);
  return [...readFileSync(file, 'utf8').matchAll(imported)].flatMap(([, name]) => {
    if (name.startsWith('node:')) return [];
    return name.startsWith('.') ? packagesOf(join(dirname(file), name), seen) : [`${name} in ${file}`];
  });
}

test.each(['start', 'test', 'check', 'build', 'dev', 'cluster'])('npm run %s begins without packages', (script) => {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const [, file] = /node (\S+)/.exec(scripts[script]);
  expect(packagesOf(inRoot(file))).toEqual([]);
});
