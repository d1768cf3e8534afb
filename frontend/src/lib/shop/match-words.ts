import { plain } from '../plain';

/** Whether a word of a text matches a typed word. */
type Match = (word: string, typed: string) => boolean;

/** The words of a text, with letters and digits apart: `Omega-3` and `omega3` have the same words. */
export function wordsOf(text: string): string[] {
  return plain(text).match(/\p{L}+|\p{N}+/gu) ?? [];
}

/** Whether a word starts as typed. Of several typed words, one of a single letter is a whole word: `vitamine c`. */
export const startsAs =
  (typed: readonly string[]): Match =>
  (word, part) =>
    typed.length > 1 && part.length === 1 ? word === part : word.startsWith(part);

/** Whether a word starts as typed, apart from one letter that is wrong, missing, superfluous or swapped. */
export const almostStartsAs =
  (typed: readonly string[]): Match =>
  (word, part) =>
    part.length < 4 ? startsAs(typed)(word, part) : startsWithSlip(word, part);

function startsWithSlip(word: string, part: string): boolean {
  let same = 0;
  while (same < part.length && word[same] === part[same]) same++;
  const [left, typed] = [word.slice(same), part.slice(same)];
  const swapped = typed.slice(0, 2) === left.slice(0, 2).split('').reverse().join('');
  return (
    left.slice(1).startsWith(typed.slice(1)) ||
    left.startsWith(typed.slice(1)) ||
    left.slice(1).startsWith(typed) ||
    (swapped && left.slice(2).startsWith(typed.slice(2)))
  );
}

/** Whether the text has the typed words next to each other. */
export function hasPhrase(words: readonly string[], typed: readonly string[], match: Match): boolean {
  return words.some((_, place) => typed.every((part, index) => match(words[place + index] ?? '', part)));
}

/** Whether the text has every typed word. Two words also match as one: `multivitamin`. */
export function hasAll(words: readonly string[], typed: readonly string[], match: Match): boolean {
  const pairs = words.slice(1).map((word, index) => `${words[index]}${word}`);
  return typed.every((part) => [...words, ...pairs].some((word) => match(word, part)));
}
