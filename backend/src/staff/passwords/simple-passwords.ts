/** Characters without a shape of their own: controls, joiners, fillers, the blank of braille. */
const invisible = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const leastDifferent = 5;

/** Returns the password without invisible characters, and with one blank in place of several. */
export function visiblePart(password: string): string {
  return password.normalize('NFKC').replace(invisible, '').replace(/\s+/gu, ' ').trim();
}

/** Whether it repeats a few characters, with or without accents, such as `aaaaaaaaaaaa`, `aáâäàåaáâäàå` or `abcabcabcabc`. */
export function repeatsFewCharacters(password: string): boolean {
  const letters = visiblePart(password)
    .normalize('NFKD')
    .replace(/[\p{M} ]/gu, '');
  return new Set(letters.toLowerCase()).size < leastDifferent;
}
