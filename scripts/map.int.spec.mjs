import { readFileSync } from 'node:fs';
import { systemMap } from './lib/map/system-map.mjs';
import { inRoot } from './lib/paths.mjs';

/** Apart from the other documentation: the compiler reads the whole shop for it. */
it('docs/map.md is up to date', async () => {
  const isUpToDate = readFileSync(inRoot('docs/map.md'), 'utf8') === (await systemMap());
  expect(isUpToDate || 'docs/map.md is old: npm run docs').toBe(true);
});
