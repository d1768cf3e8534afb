/** Characters without a shape of their own: controls, joiners, fillers, the blank of braille. */
const invisible = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const leastDifferent = 5;

/** What a person sees of a password: invisible characters are nothing, and blanks in a row are one. */
export function visiblePart(password: string): string {
  return password.normalize('NFKC').replace(invisible, '').replace(/\s+/gu, ' ').trim();
}

/** Whether it repeats a few characters, such as `aaaaaaaaaaaa` or `abcabcabcabc`. */
export function repeatsFewCharacters(password: string): boolean {
  return new Set(visiblePart(password).toLowerCase().replaceAll(' ', '')).size < leastDifferent;
}
