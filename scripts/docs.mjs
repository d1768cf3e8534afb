/** npm run docs: generates the event catalogue, the system map and the walks. A test fails when they are stale. */
import { writeFileSync } from 'node:fs';
import { eventCatalogue } from './lib/docs/event-catalogue.mjs';
import { shopProgram } from './lib/map/program.mjs';
import { systemMap } from './lib/map/system-map.mjs';
import { walksPage } from './lib/map/walks.mjs';
import { inRoot } from './lib/paths.mjs';
import { fail, say } from './lib/say.mjs';
import './lib/typescript.mjs';

function write(path, text) {
  writeFileSync(inRoot(path), text);
  say(`written: ${path}`);
}

try {
  write('docs/events.md', await eventCatalogue());
  const program = shopProgram();
  write('docs/map.md', await systemMap(program));
  write('docs/walks.md', walksPage(program));
  process.exit(0); // imported modules may hold timers
} catch (error) {
  fail(error);
}
