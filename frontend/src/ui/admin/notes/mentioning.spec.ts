import { mentionAt, withMention } from './mentioning';

it.each([
  ['@', 1, { start: 0, name: '' }],
  ['Hoi @ji', 7, { start: 4, name: 'ji' }],
  ['Eerst\n(@p', 9, { start: 7, name: 'p' }],
  ['anna@example.com', 16, null],
  ['@jan klaar', 10, null],
] as [string, number, object | null][])('finds the mention in %j before %i', (text, caret, found) =>
  expect(mentionAt(text, caret)).toEqual(found),
);

it('completes the mention at the caret and leaves the rest', () => {
  expect(withMention('Hoi @pi kijk', 7, 'pim')).toEqual({ text: 'Hoi @pim kijk', caret: 9 });
  expect(withMention('@', 1, 'pim')).toEqual({ text: '@pim ', caret: 5 });
});
