const months = 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december';
const kept = new RegExp(String.raw`\b[A-Z]*\d{4}-\d{6}\b|\b\d{1,2} (?:${months})(?: \d{4})?\b`, 'g');

/** Keeps each number of a record and each date in the texts of `markup` on one line. Not for the head of a document. */
export const unbroken = (markup: string): string =>
  markup.replace(/(?<=>)[^<]+/g, (words) => words.replace(kept, '<span style="white-space:nowrap;">$&</span>'));
