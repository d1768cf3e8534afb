export const codeLength = 6;
export const emptyCode: readonly string[] = Array.from({ length: codeLength }, () => '');

const codeInText = /(?<!\d)(\d{3})[\s-]?(\d{3})(?!\d)/;

/** What the boxes hold, and the box that comes next. */
export interface Entered {
  digits: readonly string[];
  next: number;
}

/**
 * Puts the whole text that a box now holds into the boxes: one digit stays, several go on in the boxes after it, a whole
 * code (typed by the phone, or with the sentence around it) fills them all. What is no digit changes nothing.
 */
export function enterText(digits: readonly string[], place: number, text: string): Entered {
  const code = codeInText.exec(text);
  if (code) return { digits: [...`${code[1]}${code[2]}`], next: codeLength - 1 };
  if (text === '') return { digits: digits.with(place, ''), next: place };
  const typed = withoutOld(text.replace(/\D/g, ''), digits[place] ?? '').slice(0, codeLength - place);
  const filled = [...digits.slice(0, place), ...typed, ...digits.slice(place + typed.length)];
  return { digits: filled, next: Math.min(place + typed.length, codeLength - 1) };
}

/** A box that held 4 and holds "47" or "74" was overwritten with 7. */
function withoutOld(typed: string, old: string): string {
  return typed.length === 2 && old && typed.includes(old) ? typed.replace(old, '') : typed;
}
