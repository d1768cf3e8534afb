import type { LogbookEntry } from '../../../../contracts/admin/logbook.js';
import { aboutOf, browserOf, logbookCopy, nameOf, personOf } from './copy';

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
