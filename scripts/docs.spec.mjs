import { readFileSync } from 'node:fs';
import { eventCatalogue } from './lib/docs/event-catalogue.mjs';
import { inRoot } from './lib/paths.mjs';

const today = 'npm run docs brings it up to date';

describe('what `npm run docs` writes is up to date', () => {
  it('for every event', async () => {
    const isUpToDate = readFileSync(inRoot('docs/events.md'), 'utf8') === (await eventCatalogue());
    expect(isUpToDate ? today : 'docs/events.md is old: npm run docs').toBe(today);
  });
});
