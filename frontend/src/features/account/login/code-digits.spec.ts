import { emptyCode, enterText } from './code-digits';

const digits = (text: string) => [...text.padEnd(6, '.')].map((digit) => (digit === '.' ? '' : digit));
const after = (before: string, place: number, text: string) => {
  const entered = enterText(digits(before), place, text);
  return [entered.digits.map((digit) => digit || '.').join(''), entered.next];
};

it.each([
  ['a digit goes to the next box', '', 0, '4', '4.....', 1],
  ['the last digit stays in the last box', '12345', 5, '6', '123456', 5],
  ['a letter changes nothing', '12', 2, 'x', '12....', 2],
  ['a digit is deleted', '123', 1, '', '1.3...', 1],
  ['a digit typed after the old one replaces it', '123', 1, '27', '173...', 2],
  ['a digit typed before the old one replaces it', '123', 1, '72', '173...', 2],
  ['the same digit leaves its box unchanged', '123', 1, '22', '123...', 2],
  ['a partial code fills the boxes from its own', '12', 2, '345', '12345.', 5],
  ['excess digits are dropped', '1234', 4, '5678', '123456', 5],
  ['a whole code fills all boxes from any box', '12', 3, '987654', '987654', 5],
  ['a code with a space fills all boxes', '', 0, '123 456', '123456', 5],
  ['the code is read from its sentence', '', 0, 'Je code is 123456. Hij is 10 minuten geldig.', '123456', 5],
])('%s', (_name, before, place, text, boxes, next) => {
  expect(after(before, place, text)).toEqual([boxes, next]);
});

it('starts with six empty boxes', () => {
  expect(emptyCode).toEqual(['', '', '', '', '', '']);
});
