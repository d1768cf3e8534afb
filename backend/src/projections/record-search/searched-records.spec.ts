import { searchedRecords } from './searched-records.js';

const now = '2026-11-26T08:00:00Z';

it.each([
  ['Zoë de Wit', { words: ['zoe', 'de', 'wit'], phone: null, orderNumbers: [] }],
  ['1015 DX 12', { words: ['1015dx', '12'], orderNumbers: [] }],
  ['1015dx', { words: ['1015dx'] }],
  ['2026-001234', { orderNumbers: ['2026-001234'] }],
  ['#1234', { orderNumbers: ['2026-001234', '2025-001234'] }],
  ['+31 6 12 34 56 78', { phone: '0612345678' }],
  ['06-12345678', { phone: '0612345678', orderNumbers: [] }],
])('reads %j', (q, meaning) => {
  expect(searchedRecords(q, now)).toMatchObject(meaning);
});

it('keeps the text for an id of the provider', () => {
  expect(searchedRecords(' pi_3Abc ', now).id).toBe('pi_3Abc');
});

it('takes the year of Amsterdam', () => {
  expect(searchedRecords('7', '2026-12-31T23:30:00Z').orderNumbers).toEqual(['2027-000007', '2026-000007']);
});
