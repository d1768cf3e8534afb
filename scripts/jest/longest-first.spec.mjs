import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { filesOf } from '../lib/stamp.mjs';
import LongestFirst, { last, longest } from './longest-first.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'shop-order-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const file = (name, size) => {
  writeFileSync(join(folder, name), 'x'.repeat(size));
  return join(folder, name);
};

it('sorts slow files first, then by size, then by name, and files that move the clock last', () => {
  const others = [file('b.ts', 1), file('c.ts', 1), file('a.ts', 1), file('large.ts', 2)];
  const known = [inRoot(last[0]), inRoot(longest[1]), inRoot(longest[0])];
  const tests = [...others, ...known].map((path) => ({ path, context: {} }));
  const sorted = new LongestFirst({ contexts: [], globalConfig: {} }).sort(tests).map(({ path }) => path);
  const named = (name) => join(folder, name);
  expect(sorted).toEqual([
    inRoot(longest[0]),
    inRoot(longest[1]),
    named('large.ts'),
    named('a.ts'),
    named('b.ts'),
    named('c.ts'),
    inRoot(last[0]),
  ]);
});

it('runs every journey last that moves the clock', () => {
  const journeys = filesOf([inRoot('e2e')], (path) => path.endsWith('.e2e.ts'));
  const moving = journeys.filter((path) => /\b(moveAMonth|moveClock)\(/.test(readFileSync(path, 'utf8')));
  expect(moving.map((path) => relative(inRoot('.'), path)).sort()).toEqual(last);
});

it.each([...longest, ...last])('lists an existing file: %s', (path) => {
  expect(existsSync(inRoot(path))).toBe(true);
});
