import { objectsOf, type PdfObject } from './pdf-objects.js';

/** The lines of text of each page, in the order of drawing, with plain spaces. The box for a missing glyph is `\0`. */
export function pagesOf(pdf: Buffer): string[][] {
  const objects = objectsOf(pdf);
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary));
  return pages.map(({ dictionary }) => {
    const resources = objectAt(objects, dictionary, 'Resources').dictionary;
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, id, number]) => [
        id!,
        lettersOf(objectAt(objects, objects.get(number!)!.dictionary, 'ToUnicode')),
      ]),
    );
    const content = objectAt(objects, dictionary, 'Contents').stream.toString('latin1');
    return [...content.matchAll(/BT\n([^]*?)ET/g)].map(([, block]) => {
      const letters = fonts.get(/\/(F\d+) /.exec(block!)![1]!)!;
      return [...block!.matchAll(/<([0-9a-f]+)>/g)]
        .flatMap(([, hex]) => glyphsOf(hex!, letters))
        .join('')
        .replaceAll('\u00a0', ' ');
    });
  });
}

const objectAt = (objects: Map<string, PdfObject>, dictionary: string, name: string): PdfObject =>
  objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)![1]!)!;

const glyphsOf = (hex: string, letters: string[]) => hex.match(/.{4}/g)!.map((glyph) => letters[parseInt(glyph, 16)]!);

/** The text of each glyph, from the font's table. */
function lettersOf({ stream }: PdfObject): string[] {
  const ranges = [...stream.toString('latin1').matchAll(/\[(<[^\]]*>)\]/g)].map(([, entries]) => entries!);
  return ranges.flatMap((entries) =>
    [...entries.matchAll(/<([^>]*)>/g)].map(([, units]) =>
      String.fromCharCode(...units!.split(' ').map((unit) => parseInt(unit, 16))),
    ),
  );
}
