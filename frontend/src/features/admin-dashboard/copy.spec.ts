import { dashboardCopy } from './copy';

test.each([
  [1, 'terugbetaling mislukt'],
  [2, 'terugbetalingen mislukt'],
  [0, 'terugbetalingen mislukt'],
])('counts an open task with the noun that agrees: %d %s', (count, text) => {
  expect(dashboardCopy.item('failed-refunds', count)).toBe(text);
});
