/** npm run docs: generates the event catalogue, system map and route notes. A test fails when they are stale. */
import { writeFileSync } from 'node:fs';
import prettier from 'prettier';
import { eventCatalogue } from './lib/docs/event-catalogue.mjs';
import { systemMap } from './lib/map/system-map.mjs';
import { inRoot } from './lib/paths.mjs';
import { routeNotes, routeNotesModule } from './lib/docs/route-notes.mjs';
import { fail, say } from './lib/say.mjs';
import './lib/typescript.mjs';

async function write(path, text) {
  const { ignored, inferredParser } = await prettier.getFileInfo(inRoot(path), {
    ignorePath: inRoot('.prettierignore'),
  });
  const options = { ...(await prettier.resolveConfig(inRoot(path))), parser: inferredParser };
  writeFileSync(inRoot(path), ignored ? text : await prettier.format(text, options));
  say(`written: ${path}`);
}

try {
  await write('docs/events.md', await eventCatalogue());
  await write('docs/map.md', await systemMap());
  await write('backend/src/app/openapi/route-notes.ts', routeNotesModule(routeNotes()));
  process.exit(0); // imported modules may hold timers
} catch (error) {
  fail(error);
}
