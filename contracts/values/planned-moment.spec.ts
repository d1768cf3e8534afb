import { endOfPlanned, PlannedMomentSchema, refusalOfPast, startOfPlanned } from './planned-moment.js';

it('is a day from midnight to midnight in Amsterdam, or one minute', () => {
  expect(startOfPlanned('2026-11-27')).toBe('2026-11-26T23:00:00.000Z');
  expect(endOfPlanned('2026-11-27')).toBe('2026-11-27T23:00:00.000Z');
  expect(startOfPlanned('2026-11-27T09:30')).toBe('2026-11-27T08:30:00.000Z');
  expect(endOfPlanned('2026-07-27T09:30')).toBe('2026-07-27T07:30:00.000Z');
});

it('is the first of two equal minutes in autumn, and an hour later for a skipped one in spring', () => {
  expect(startOfPlanned('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
  expect(startOfPlanned('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z');
});

it('is refused when it is over', () => {
  const now = new Date('2026-11-26T11:30:20Z');
  expect(refusalOfPast('2026-11-25', now)).toBe('Kies vandaag of een latere dag');
  expect(refusalOfPast('2026-11-26', now)).toBeNull();
  expect(refusalOfPast('2026-11-26T12:29', now)).toBe('Kies een moment dat nog komt');
  expect(refusalOfPast('2026-11-26T12:30', now)).toBeNull();
});

it.each(['2026-02-30', '2026-11-27T24:00', '2026-11-27 09:00', '27-11-2026', ''])('refuses %p', (text) => {
  expect(PlannedMomentSchema.safeParse(text).success).toBe(false);
});
