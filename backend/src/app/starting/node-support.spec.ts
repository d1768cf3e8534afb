import { nodeWarning } from './node-support.js';

const on = (day: string) => new Date(`${day}T12:00:00Z`);

it.each([
  ['20.19.4', '2026-11-23'],
  ['22.21.1', '2027-05-01'],
  ['25.2.0', '2026-11-23'],
])('warns about Node %s on %s', (version, day) => {
  expect(nodeWarning(version, on(day))).toMatch(`Node ${version} has had no security fixes since`);
});

it.each([
  ['20.19.4', '2026-04-30'],
  ['22.21.1', '2026-11-23'],
  ['24.11.0', '2026-11-23'],
  ['26.0.0', '2026-11-23'],
])('says nothing about Node %s on %s', (version, day) => {
  expect(nodeWarning(version, on(day))).toBeNull();
});
