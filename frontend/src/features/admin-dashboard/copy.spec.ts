import { dashboardCopy } from './copy';

test.each([
  [1, 'terugbetaling mislukt'],
  [2, 'terugbetalingen mislukt'],
  [0, 'terugbetalingen mislukt'],
])('what waits is named by its count: %d %s', (count, text) => {
  expect(dashboardCopy.item('refunds', count)).toBe(text);
});
