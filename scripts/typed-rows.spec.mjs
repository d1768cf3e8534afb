/** Raw SQL gives its rows to a schema or an entity (platform/database/rows.ts), never to a type that nobody checks. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const source = resolve(__dirname, '../backend/src');

/** They have sessions of their own, which rows.ts does not take. A schema for each event would slow down every rebuild. */
const unconverted = ['platform/event-sourcing/postgres', 'platform/event-sourcing/readers/reader-lock.ts'];
/** What runs the statements of the others. */
const wrappers = ['platform/database/rows.ts', 'platform/database/sessions/preparing-client.ts'];
const isTest = (path) => /\.(spec|fixtures)\.ts$/.test(path);
const paths = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !isTest(path) && !wrappers.includes(path),
);
const asserting = paths.filter((path) =>
  /\.query<|return (?:await )?[\w.]+\.query\(/.test(readFileSync(join(source, path), 'utf8')),
);
const folderOf = (path) => unconverted.find((place) => path === place || path.startsWith(`${place}/`));

it('checks the rows of every statement outside the listed places', () => {
  expect(asserting.filter((path) => !folderOf(path))).toEqual([]);
});

it('lists no place that is converted', () => {
  const left = new Set(asserting.map(folderOf));
  expect(unconverted.filter((folder) => !left.has(folder))).toEqual([]);
});
