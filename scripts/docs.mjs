/** npm run docs: generates the event catalogue and the system map. A test fails when they are stale. */
import { writeFileSync } from 'node:fs';
import { eventCatalogue } from './lib/docs/event-catalogue.mjs';
import { systemMap } from './lib/map/system-map.mjs';
import { inRoot } from './lib/paths.mjs';
import { fail, say } from './lib/say.mjs';
import './lib/typescript.mjs';

function write(path, text) {
  writeFileSync(inRoot(path), text);
  say(`written: ${path}`);
}

try {
  write('docs/events.md', await eventCatalogue());
  write('docs/map.md', await systemMap());
  process.exit(0); // imported modules may hold timers
} catch (error) {
  fail(error);
}
