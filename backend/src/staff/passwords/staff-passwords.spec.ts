import { isCommonPassword } from './common-passwords.js';
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
