/** Matches the markup around a text that stays on one line. */
export const onOneLine = /<span style="white-space:nowrap;">([^<]*)<\/span>/g;

/** Returns a mail, or a part of it, without what keeps words together on a line. */
export const plain = (words: string): string => words.replaceAll('\u00a0', ' ').replaceAll(onOneLine, '$1');
