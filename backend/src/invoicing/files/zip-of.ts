import { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';

/** Streams a zip with a PDF for each number. Reads one document at a time, and does not compress it again. */
export function zipOf(numbers: readonly string[], contentOf: (number: string) => Promise<Buffer | null>): Readable {
  return Readable.from(partsOf(numbers, contentOf), { objectMode: false });
}

async function* partsOf(
  numbers: readonly string[],
  contentOf: (number: string) => Promise<Buffer | null>,
): AsyncGenerator<Uint8Array> {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for (const number of numbers) {
    const content = await contentOf(number);
    if (!content) throw new Error(`${number} is no longer printed`);
    const file = new ZipPassThrough(`${number}.pdf`);
    zip.add(file);
    file.push(content, true);
    yield* parts.splice(0);
  }
  zip.end();
  yield* parts.splice(0);
}
