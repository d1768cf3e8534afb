import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

/** The brand's text face in the two weights of a document, with the letters of all languages in Latin script. */
export interface Fonts {
  regular: Font;
  bold: Font;
}

let opened: Promise<Fonts> | undefined;

/** Opens the fonts once in a process: parsing them costs more than a page. */
export const openFonts = (): Promise<Fonts> => (opened ??= open());

async function open(): Promise<Fonts> {
  const [regular, bold] = await Promise.all([openFont('400Regular'), openFont('700Bold')]);
  return { regular, bold };
}

async function openFont(weight: string): Promise<Font> {
  const { create } = await import('fontkit');
  const path = createRequire(import.meta.url).resolve(`@expo-google-fonts/figtree/${weight}/Figtree_${weight}.ttf`);
  return rememberLetters(create(await readFile(path)) as Font);
}

/**
 * Asks for the glyph of each letter once, because the font remembers what a glyph stands for at its first use. A glyph
 * that was first drawn as a part of another, as `'` in `"`, would be without text in all later documents. Ligatures are
 * left out: they stand for their letters.
 */
function rememberLetters(font: Font): Font {
  const ligatures = { first: 0xfb00, last: 0xfb06 };
  for (const letter of font.characterSet)
    if (letter < ligatures.first || letter > ligatures.last) font.glyphForCodePoint(letter);
  return font;
}

/** What the font lacks and Unicode does not decompose. */
const likeness: Record<string, string> = { '\u2010': '-', '\u2015': '—', '\u02b9': '’', '\u02bc': '’', '\u2032': '’' };

/**
 * Returns the text with the letters that the font has. A letter that it lacks loses its marks (`ở` → `o`); one of another
 * script, or a pictogram, becomes a question mark, because an empty box could be any letter. The data inside the PDF keeps
 * the text as it is.
 */
export function printable(text: string, font: Font): string {
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0)!);
  const plain = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(inkless, '');
  return [...plain].map((letter) => (has(letter) ? letter : similar(letter).filter(has).join('') || '?')).join('');
}

/** Characters without ink, and marks that compose with no letter: alone, they would print a box. */
const inkless = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{M}\p{EMod}]/gu;

const similar = (letter: string): string[] =>
  [...letter.normalize('NFKD').replace(inkless, '')].map((part) => likeness[part] ?? part);
