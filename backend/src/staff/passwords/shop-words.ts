/** Words that a guesser tries first at this shop, besides its brand and the name in the account's address. */
const words = [
  'gommie',
  'gummies',
  'gummie',
  'gummy',
  'gom',
  'vitamine',
  'winkel',
  'webshop',
  'beheer',
  'admin',
  'wachtwoord',
  'password',
  'welkom',
];
const leastRest = 6;

/** Whether little is left of the password without those words, digits and punctuation. */
export function isMadeOfShopWords(password: string, { brand, email }: { brand: string; email: string }): boolean {
  const own = [brand, ...email.split('@')[0]!.split(/[^\p{L}]+/u)].map((word) => word.toLowerCase());
  const known = [...words, ...own].filter((word) => word.length >= 3).sort((a, b) => b.length - a.length);
  const rest = known.reduce((text, word) => text.replaceAll(word, ' '), password.toLowerCase());
  return password.toLowerCase() !== rest && rest.replace(/[^\p{L}]/gu, '').length < leastRest;
}
