/** Returns text in lower case without accents and ligatures, for comparison with typed text. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Diacritic}\p{Cf}]/gu, '')
    .toLowerCase()
    .trim();
}
