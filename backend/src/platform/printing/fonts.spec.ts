import type { Font } from 'fontkit';
import { openFonts, printable } from './fonts.js';

let font: Font;
beforeAll(async () => {
  font = (await openFonts()).regular;
});

it.each([
  ['keeps the letters of European languages', 'Zoë Łukasz Şahin Čapek Åse Þór', 'Zoë Łukasz Şahin Čapek Åse Þór'],
  ['composes what was typed as letter and mark', 'Zoe\u0308', 'Zoë'],
  ['drops the marks of a letter that the font lacks', 'Nguyễn \u0301', 'Nguyen '],
  ['spells out ligatures and wide letters', 'ﬁ № １', 'fi No 1'],
  ['prints special hyphens and apostrophes as plain ones', 'a\u2011b\u02bc', 'a-b’'],
  ['prints a question mark for another script', 'Жан 漢', '??? ?'],
  ['prints a question mark for a pictogram, whatever its colour', 'Top \u{1f468}\u{1f3fd}', 'Top ?'],
  ['drops invisible characters and line ends', 'a\u200db\u00ad\nc', 'ab c'],
])('%s', (_, text, printed) => {
  expect(printable(text, font)).toBe(printed);
});

it('is opened once', async () => {
  expect((await openFonts()).regular).toBe(font);
});
