import { readFileSync } from 'node:fs';
import { inRoot } from '../paths.mjs';
import { filesOf } from '../stamp.mjs';
import { callReader } from './calls.mjs';
import { effectReader, endpointsOf, handledCommands, jobsOf } from './endpoints.mjs';
import { pagesOf } from './pages.mjs';
import { decidedCommands, followedEvents, readModelTables } from './reactions.mjs';
import { areaSection, commandSection, eventSection, intro, jobSection, uncalledSection } from './tables.mjs';

/** Renders docs/map.md: from page to endpoint, command, event and read model. */
export async function systemMap(program) {
  const handlers = handledCommands(program);
  const decided = await decidedCommands();
  const commands = new Set([...handlers.keys(), ...decided.map(({ command }) => command)]);
  const effectsOf = effectReader(program, { commands, tables: tablesOfTheDatabase() });
  const endpoints = endpointsOf(program, effectsOf);
  const pages = pagesOf(program, callReader(program), endpoints);
  const readModels = await readModelTables();
  const called = new Set(pages.flatMap((page) => page.endpoints));
  return [
    intro,
    ...['Storefront', 'Account', 'Checkout', 'Back office'].map((area) => areaSection(area, pages, readModels)),
    uncalledSection(
      endpoints.filter((endpoint) => !called.has(endpoint)),
      readModels,
    ),
    commandSection(
      decided,
      [...handlers].map(([command, execute]) => ({ command, effects: effectsOf(execute) })),
      readModels,
    ),
    eventSection(await followedEvents(program, effectsOf), readModels),
    jobSection(jobsOf(program, effectsOf), readModels),
  ].join('\n');
}

function tablesOfTheDatabase() {
  const migrations = filesOf([inRoot('backend/src/platform/database/migrations')]).map((path) =>
    readFileSync(path, 'utf8'),
  );
  const made = migrations.join('\n').matchAll(/create table (?:if not exists )?"?([a-z_]+)/gi);
  return new Set([...made].map(([, name]) => name));
}
