import type { LogbookEntry } from '../../../../contracts/admin/logbook.js';
import { aboutOf, browserOf, isKept, logbookCopy, nameOf, personOf, searchTextOf } from './copy';

const entry: LogbookEntry = {
  id: '1',
  createdAt: '2026-03-02T10:00:00.000Z',
  act: 'logged-in',
  email: 'beheer@gommie.example',
  subject: null,
  details: null,
  network: '203.0.113.7',
  browser: 'Firefox, Windows',
  isKnownDevice: true,
};
const stranger: LogbookEntry = { ...entry, email: null, browser: null, isKnownDevice: false };

it('names person and browser, also when they are unknown', () => {
  expect([personOf(entry), browserOf(entry)]).toEqual(['beheer@gommie.example', 'Firefox, Windows, bekend apparaat']);
  expect([personOf(stranger), browserOf(stranger)]).toEqual(['Onbekend account', 'Onbekende browser']);
  expect(nameOf(stranger)).toBe('Onbekend account, 2 mrt 2026 11:00');
});

it.each(['beheer@', '203.0.113', 'Firefox', 'Windows'])('finds an entry by %s', (term) =>
  expect(searchTextOf(entry)).toContain(term),
);

it('searches what the server searches', () => expect(searchTextOf(stranger)).toBe('Onbekend account  203.0.113.7 '));

it.each([
  ['1', '1', '1 regel'],
  ['1', '2', '1 van 2 regels'],
])('counts %s of %s shown entries', (shown, all, text) => expect(logbookCopy.count(shown, all)).toBe(text));

it.each([
  [{ subject: null, details: null }, ''],
  [{ subject: 'Bestellingen', details: null }, 'Bestellingen'],
  [{ subject: 'Verzendkosten', details: { before: '6.99', after: '5.99' } }, 'Verzendkosten, 6.99 → 5.99'],
  [{ act: 'invited', subject: 'a@b.example', details: { after: 'owner' } }, 'a@b.example, Eigenaar'],
  [{ act: 'role-changed', subject: '7', details: { before: 'staff', after: 'owner' } }, '7, Medewerker → Eigenaar'],
  [{ act: 'sessions-ended', subject: '7', details: { after: '2' } }, '7, 2'],
] as const)('says what %j is about', (about, text) => expect(aboutOf({ ...entry, ...about })).toBe(text));

it.each([
  [{}, true],
  [{ act: 'logged-in' }, true],
  [{ act: 'exported' }, false],
  [{ from: '2026-03-02', to: '2026-03-02' }, true],
  [{ from: '2026-03-03' }, false],
  [{ to: '2026-03-01' }, false],
] as const)('the filter %j keeps the entry: %s', (filter, kept) =>
  expect(isKept(entry, { act: undefined, from: undefined, to: undefined, ...filter })).toBe(kept),
);

it('a day of the filter ends at midnight in Amsterdam', () => {
  const night = { ...entry, createdAt: '2026-03-02T23:30:00.000Z' };
  expect(isKept(night, { act: undefined, from: '2026-03-03', to: undefined })).toBe(true);
});
