import { neighboursIn } from './neighbours';

it('returns the rows before and after one, and none past the ends', () => {
  const rows = ['2026-000007', '2026-000003', '2026-000005'];
  expect(neighboursIn(rows, '2026-000003')).toEqual({ previous: '2026-000007', next: '2026-000005' });
  expect(neighboursIn(rows, '2026-000007')).toEqual({ previous: null, next: '2026-000003' });
  expect(neighboursIn(rows, '2026-000005')).toEqual({ previous: '2026-000003', next: null });
});

it('returns nothing for a record that the list does not show', () => {
  expect(neighboursIn(['2026-000007'], '2026-000001')).toBeNull();
});
