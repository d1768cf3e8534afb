import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../paths.mjs';
import { advisoriesOf, breaches, daysToMend } from './advisories.mjs';

const cause = (id, severity) => ({
  severity,
  name: 'left',
  title: 'Writes outside',
  url: `https://github.com/advisories/${id}`,
});
const report = {
  vulnerabilities: {
    left: { via: [cause('GHSA-1', 'high'), cause('GHSA-2', 'low')] },
    right: { via: ['left', cause('GHSA-1', 'high')] },
  },
};
const now = Date.parse('2026-11-23');
const of = (noted) => breaches(advisoriesOf(report), noted, now).map((text) => text.split(' ')[0]);

it('lists each advisory once, whatever packages it reaches', () => {
  expect(advisoriesOf(report).map(({ id, severity }) => [id, severity])).toEqual([
    ['GHSA-1', 'high'],
    ['GHSA-2', 'low'],
  ]);
});

it('fails on an advisory that nobody noted', () => {
  expect(of({})).toEqual(['GHSA-1', 'GHSA-2']);
});

it('allows a noted one until its days are over', () => {
  const low = { since: '2026-10-01', why: 'no release yet' };
  expect(of({ 'GHSA-1': { since: '2026-11-16' }, 'GHSA-2': low })).toEqual([]);
  expect(of({ 'GHSA-1': { since: '2026-11-15' }, 'GHSA-2': low })).toEqual(['GHSA-1']);
});

it('fails on a note whose advisory is gone', () => {
  expect(breaches([], { 'GHSA-9': { since: '2026-11-20' } }, now)).toEqual([
    'GHSA-9 is noted but gone: remove the note',
  ]);
});

it('has the time frames that SECURITY.md promises, and notes with a date and a reason', () => {
  const page = readFileSync(inRoot('SECURITY.md'), 'utf8');
  for (const [severity, days] of Object.entries(daysToMend).filter(([name]) => name !== 'info'))
    expect(page).toMatch(new RegExp(`\\| ${severity} \\| ${days} days \\|`));
  expect(existsSync(inRoot('scripts/noted-advisories.json'))).toBe(true);
  for (const { since, why } of Object.values(JSON.parse(readFileSync(inRoot('scripts/noted-advisories.json'), 'utf8'))))
    expect([since, why]).toEqual([expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), expect.any(String)]);
});
