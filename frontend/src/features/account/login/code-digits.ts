export const codeLength = 6;
export const emptyCode: readonly string[] = Array.from({ length: codeLength }, () => '');

const codeInText = /(?<!\d)(\d{3})[\s-]?(\d{3})(?!\d)/;

/** The digits in the boxes, and the box to focus next. */
export interface Entered {
  digits: readonly string[];
  next: number;
}

/**
 * Distributes the text of one box over the boxes: one digit stays, further digits fill the next boxes, and a complete
 * code fills all of them. Autofill may insert a complete code with the sentence around it. Other characters are
 * ignored.
 */
export function enterText(digits: readonly string[], place: number, text: string): Entered {
  const code = codeInText.exec(text);
  if (code) return { digits: [...`${code[1]}${code[2]}`], next: codeLength - 1 };
  if (text === '') return { digits: digits.with(place, ''), next: place };
  const typed = withoutOld(text.replace(/\D/g, ''), digits[place] ?? '').slice(0, codeLength - place);
  const filled = [...digits.slice(0, place), ...typed, ...digits.slice(place + typed.length)];
  return { digits: filled, next: Math.min(place + typed.length, codeLength - 1) };
}

/** Returns the new digit of an overwritten box: "47" and "74" are both 7 when the box held 4. */
function withoutOld(typed: string, old: string): string {
  return typed.length === 2 && old && typed.includes(old) ? typed.replace(old, '') : typed;
}
