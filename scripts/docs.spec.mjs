import { readFileSync } from 'node:fs';
import { routeNotes as written } from '../backend/src/app/openapi/route-notes.ts';
import { eventCatalogue } from './lib/docs/event-catalogue.mjs';
import { inRoot } from './lib/paths.mjs';
import { routeNotes } from './lib/docs/route-notes.mjs';

const today = 'npm run docs brings it up to date';

describe('what `npm run docs` writes is up to date', () => {
  it('for every event', async () => {
    const isUpToDate = readFileSync(inRoot('docs/events.md'), 'utf8') === (await eventCatalogue());
    expect(isUpToDate ? today : 'docs/events.md is old: npm run docs').toBe(today);
  });

  it('for every route', () => {
    expect(written).toEqual(routeNotes());
  });
});
