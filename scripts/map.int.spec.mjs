import { readFileSync } from 'node:fs';
import { systemMap } from './lib/map/system-map.mjs';
import { inRoot } from './lib/paths.mjs';

/** Separate from docs.spec.mjs because it compiles the whole shop. */
it('docs/map.md is up to date', async () => {
  const isUpToDate = readFileSync(inRoot('docs/map.md'), 'utf8') === (await systemMap());
  expect(isUpToDate || 'docs/map.md is old: npm run docs').toBe(true);
});
