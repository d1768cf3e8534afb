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
  ['a digit is wiped', '123', 1, '', '1.3...', 1],
  ['a box is overwritten from behind', '123', 1, '27', '173...', 2],
  ['a box is overwritten from the front', '123', 1, '72', '173...', 2],
  ['a box is overwritten with the same digit', '123', 1, '22', '123...', 2],
  ['a part goes on from its box', '12', 2, '345', '12345.', 5],
  ['what is too much falls off', '1234', 4, '5678', '123456', 5],
  ['a whole code fills every box from any box', '12', 3, '987654', '987654', 5],
  ['a code in two halves', '', 0, '123 456', '123456', 5],
  ['a code in its sentence', '', 0, 'Je code is 123456. Hij is 10 minuten geldig.', '123456', 5],
])('%s', (_name, before, place, text, boxes, next) => {
  expect(after(before, place, text)).toEqual([boxes, next]);
});

it('starts with six empty boxes', () => {
  expect(emptyCode).toEqual(['', '', '', '', '', '']);
});
