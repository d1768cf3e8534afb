import { secondsUntil, spokenSeconds, timeLeft } from './time-left';

test('counts down and stops at zero', () => {
  const until = '2026-01-05T10:00:00.000Z';
  const at = (time: string) => secondsUntil(until, Date.parse(time));
  expect([at('2026-01-05T09:55:00.000Z'), at('2026-01-05T09:59:59.100Z'), at('2026-01-05T10:00:01.000Z')]).toEqual([
    300, 1, 0,
  ]);
});

test('formats minutes first, then seconds', () => {
  expect([300, 241, 61, 60, 2, 1].map(timeLeft)).toEqual([
    '5 minuten',
    '5 minuten',
    '2 minuten',
    '60 seconden',
    '2 seconden',
    '1 seconde',
  ]);
});

test('limits the announcements to a screen reader', () => {
  expect([300, 299, 241, 240, 60, 31, 30, 11, 10, 1].map(spokenSeconds)).toEqual([
    300, 300, 300, 240, 60, 60, 30, 30, 10, 10,
  ]);
});
