import { readFileSync } from 'node:fs';
import { shopProgram } from './lib/map/program.mjs';
import { systemMap } from './lib/map/system-map.mjs';
import { walksOf, walksPage } from './lib/map/walks.mjs';
import { inRoot } from './lib/paths.mjs';

// Separate from docs.spec.mjs because it compiles the whole shop.
const program = shopProgram();

it.each([
  ['docs/map.md', systemMap],
  ['docs/walks.md', walksPage],
])('%s is up to date', async (page, make) => {
  const isUpToDate = readFileSync(inRoot(page), 'utf8') === (await make(program));
  expect(isUpToDate || `${page} is old: npm run docs`).toBe(true);
});

it('a request passes through few files', () => {
  const counts = Object.fromEntries(walksOf(program).map(({ title, files }) => [title, files.size]));
  expect(counts['Buy a jar by iDEAL']).toBeLessThanOrEqual(40);
  expect(counts['Pause a subscription']).toBeLessThanOrEqual(22);
});
