import { isCommonPassword } from './common-passwords.js';
import { repeatsFewCharacters, visiblePart } from './simple-passwords.js';
import { isMadeOfShopWords } from './shop-words.js';

it.each([
  ['1234567890123', true],
  ['PasswordPassword', true],
  ['qwertyuiop123', true],
  ['een-lang-wachtwoord', false],
  ['vier losse woorden samen', false],
])('finds %s on the list: %s', (password, isCommon) => {
  expect(isCommonPassword(password)).toBe(isCommon);
});

it.each([
  ['gommie-gommie-2026', true],
  ['Welkom-bij-Gommie!', true],
  ['sanne.de.vries.2026', true],
  ['Wachtwoord123456', true],
  ['een-lang-wachtwoord', false],
  ['paarse olifant op dinsdag', false],
  ['201938475610293', false],
])('counts %s as words of the shop: %s', (password, isMade) => {
  const account = { brand: 'Gommie', email: 'sanne.de.vries@gommie.example' };
  expect(isMadeOfShopWords(password, account)).toBe(isMade);
});

it.each([
  ['aaaaaaaaaaaaaaaa', true],
  ['AaAaAaAaAaAaAa', true],
  ['123412341234', true],
  ['❤❤❤❤❤❤❤❤❤❤❤❤', true],
  ['a           b           ', true],
  ['aáâäàåaáâäàåaáâäàå', true],
  ['\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308\u0309\u030a\u030b', true],
  ['één ligt vóór één', false],
  ['een-lang-wachtwoord', false],
  ['201938475610293', false],
])('counts %j as few characters: %s', (password, repeats) => expect(repeatsFewCharacters(password)).toBe(repeats));

it.each([
  [' '.repeat(20), ''],
  ['\u00a0\u2003\u3000'.repeat(5), ''],
  ['\u200b\u2060\u00ad\ufeff'.repeat(5), ''],
  ['\u3164\u115f\uffa0\u2800'.repeat(5), ''],
  [`kort${'\u200b'.repeat(10)}`, 'kort'],
  ['drie potten op de plank', 'drie potten op de plank'],
])('sees of %j %j', (password, seen) => expect(visiblePart(password)).toBe(seen));
