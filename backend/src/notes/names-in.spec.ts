import { namesIn } from './names-in.js';

it.each([
  ['@jan kijk je even?', ['jan']],
  ['Bel Anna (@Jan), @piet.de-vries: graag vandaag. @jan!', ['jan', 'piet.de-vries']],
  ['Twee regels\n@jan@gommie.example.', ['jan@gommie.example']],
  ['Mail naar anna@example.com of @ of @.', []],
])('finds the names in %j', (text, names) => expect(namesIn(text)).toEqual(names));
