import { changeOf, marginCopy, periodCopy } from './period-copy';

test('states a change in whole percents, also from a loss', () => {
  expect([changeOf(150, 100), changeOf(50, 100), changeOf(100, 100), changeOf(10, -10)]).toEqual([50, -50, 0, 200]);
  expect(changeOf(5, 0)).toBeNull();
});

test('says more, fewer, equal, or only what was', () => {
  expect(periodCopy.change(150, 100, '100')).toBe('50% meer: was 100.');
  expect(periodCopy.change(75, 100, '100')).toBe('25% minder: was 100.');
  expect(periodCopy.change(100, 100, '100')).toBe('Gelijk: was 100.');
  expect(periodCopy.change(3, 0, '0')).toBe('Was 0.');
});

test('names a margin in euros and percents, also a loss', () => {
  expect(marginCopy.amount('€ 12', 65.1)).toBe('€ 12 (65,1%)');
  expect(marginCopy.amount('− € 12', -3)).toBe('− € 12 (−3%)');
  expect(marginCopy.amount('€ 0', null)).toBe('€ 0');
});
