import type { LogbookEntry } from '../../../../contracts/admin/logbook.js';
import { aboutOf, browserOf, logbookCopy, nameOf, personOf, searchTextOf } from './copy';

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
  [{ subject: 'bestellingen', details: { rows: 1 } }, 'bestellingen, 1 regel'],
  [{ subject: 'shipping_cost', details: { before: '6.99', after: '5.99' } }, 'shipping_cost, 6.99 → 5.99'],
  [{ subject: '7', details: { after: 'owner' } }, '7, – → owner'],
])('says what %j is about', (about, text) => expect(aboutOf({ ...entry, ...about })).toBe(text));
