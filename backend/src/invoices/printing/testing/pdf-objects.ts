import { inflateSync } from 'node:zlib';

/** The objects of a PDF by number: the dictionary as text, and the inflated stream. */
export function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const [, number, body] of text.matchAll(/^(\d+) 0 obj\n([^]*?)\nendobj$/gm)) {
    const [dictionary, ...rest] = body!.split('\nstream\n');
    const raw = Buffer.from(rest.join('\nstream\n').replace(/\nendstream$/, ''), 'latin1');
    const isDeflated = dictionary!.includes('/FlateDecode');
    objects.set(number!, { dictionary: dictionary!, stream: isDeflated ? inflateSync(raw) : raw });
  }
  return objects;
}

export interface PdfObject {
  dictionary: string;
  stream: Buffer;
}

/** The objects whose dictionary matches. */
export const objectsWith = (objects: Map<string, PdfObject>, pattern: RegExp): PdfObject[] =>
  [...objects.values()].filter(({ dictionary }) => pattern.test(dictionary));
