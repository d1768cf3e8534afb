/** npm run docs: generates the event catalogue, system map and route notes. A test fails when they are stale. */
import { writeFileSync } from 'node:fs';
import { eventCatalogue } from './lib/docs/event-catalogue.mjs';
import { systemMap } from './lib/map/system-map.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { mustRun } from './lib/processes.mjs';
import { routeNotes, routeNotesModule } from './lib/docs/route-notes.mjs';
import { fail, say } from './lib/say.mjs';
import './lib/typescript.mjs';

const routeNotesPath = 'backend/src/app/openapi/route-notes.ts';

function write(path, text) {
  writeFileSync(inRoot(path), text);
  say(`written: ${path}`);
}

try {
  write('docs/events.md', await eventCatalogue());
  write('docs/map.md', await systemMap());
  write(routeNotesPath, routeNotesModule(routeNotes()));
  await mustRun('oxfmt', process.execPath, [inRoot('node_modules/oxfmt/bin/oxfmt'), routeNotesPath], { cwd: root });
  process.exit(0); // imported modules may hold timers
} catch (error) {
  fail(error);
}
