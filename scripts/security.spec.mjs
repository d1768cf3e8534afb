/** The tables of docs/security.md: their files exist, and the counts and lists at the top match them. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(__dirname, '..');
const page = readFileSync(resolve(root, 'docs/security.md'), 'utf8');

const requirements = [...page.matchAll(/^\| (V[\d.]+) L(\d) \| (.+) \| (.+) \| (.+) \|$/gm)].map(
  ([, id, level, about, state, shownBy]) => ({ id, level: Number(level), about, state, shownBy }),
);
const pathsIn = (text) => [...text.matchAll(/`([^`]+)`/g)].map(([, path]) => path);
const wordsIn = (text) => text.replace(/`[^`]+`/g, '').match(/\w{2,}/g) ?? [];
const ids = (list) => list.map(({ id }) => id);

it('lists each of the 70 requirements of level 1 and the 183 of level 2 once', () => {
  expect(new Set(ids(requirements)).size).toBe(requirements.length);
  expect([1, 2].map((level) => requirements.filter((one) => one.level === level).length)).toEqual([70, 183]);
});

it('misses no row, and knows three states', () => {
  expect(page.match(/^\| V\d.*/gm).length).toBe(requirements.length);
  expect(new Set(requirements.map(({ state }) => state))).toEqual(new Set(['met', 'not met', 'n/a']));
});

it('names existing files only', () => {
  const paths = new Set(requirements.flatMap(({ shownBy }) => pathsIn(shownBy)));
  expect([...paths].filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
});

it('names a file for what is met, and a reason for what is not', () => {
  const unproven = requirements.filter(({ state, shownBy }) =>
    state === 'met' ? pathsIn(shownBy).length === 0 : wordsIn(shownBy).length < 3,
  );
  expect(ids(unproven)).toEqual([]);
});

it.each([
  ['1', [1]],
  ['2', [2]],
  ['1 and 2', [1, 2]],
])('counts the states of level %s', (name, levels) => {
  const states = requirements.filter(({ level }) => levels.includes(level)).map(({ state }) => state);
  const [met, missing, other] = ['met', 'not met', 'n/a'].map((state) => states.filter((one) => one === state).length);
  const share = Math.round((100 * met) / (met + missing));
  expect(page).toContain(`\n| ${name} | ${met} | ${missing} | ${other} | ${share} % |\n`);
});

it.each([1, 2])('lists what is not met at level %i', (level) => {
  const [, section] = page.split(`## What is not met at level ${level}?\n`);
  const listed = [...section.split('\n## ')[0].matchAll(/^- (.+)$/gm)].map(([, text]) => text);
  const missing = requirements.filter((one) => one.level === level && one.state === 'not met');
  expect(listed).toEqual(missing.map(({ id, about }) => `${id} ${about}`));
});
