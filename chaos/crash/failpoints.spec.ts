import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failpointNames } from '../../backend/src/platform/failpoints/failpoint-names.js';
import { crashScenarios } from './crash-scenarios.js';

const backend = join(__dirname, '../../backend/src');
const sources = readdirSync(backend, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts') && !path.startsWith('platform/failpoints'))
  .map((path) => readFileSync(join(backend, path), 'utf8'));
const called = sources.flatMap((source) => [...source.matchAll(/\bfailpoint\(\s*'([^']+)'/g)].map(([, name]) => name!));

it.each(failpointNames)('%s exists in the program and has a crash test', (name) => {
  expect(called).toContain(name);
  expect(crashScenarios[name]).toEqual(expect.any(Function));
});

it('declares every failpoint, each by a literal name', () => {
  expect(called.filter((name) => !(failpointNames as readonly string[]).includes(name))).toEqual([]);
  const calls = sources.flatMap((source) => source.match(/\bfailpoint\(/g) ?? []);
  expect(called).toHaveLength(calls.length);
});

it('has no crash test for a removed failpoint', () => {
  expect(Object.keys(crashScenarios).sort()).toEqual([...failpointNames].sort());
});
