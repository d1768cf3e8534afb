import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { zipOf } from './zip-of.js';

const contents: Record<string, string> = { 'F2026-000001': '%PDF-1.7 one', 'C2026-000001': '%PDF-1.7 two' };
const contentOf = (number: string) => Promise.resolve(contents[number] ? Buffer.from(contents[number]) : null);

describe('a zip of documents', () => {
  it('has a file for each number', async () => {
    const files = unzipSync(await buffer(zipOf(Object.keys(contents), contentOf)));
    const texts = Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]);
    expect(texts).toEqual(Object.entries(contents).map(([number, text]) => [`${number}.pdf`, text]));
  });

  it('reads a document only when the former one was taken', async () => {
    const read: string[] = [];
    const numbers = Array.from({ length: 50 }, (_, index) => `F2026-${index}`);
    const large = Buffer.alloc(64 * 1024);
    const zip = zipOf(numbers, async (number) => {
      read.push(number);
      return large;
    });
    await zip[Symbol.asyncIterator]().next();
    expect(read.length).toBeLessThan(5);
    zip.destroy();
  });

  it('breaks off when a document is missing', async () => {
    await expect(buffer(zipOf(['F1999-000001'], contentOf))).rejects.toThrow('F1999-000001 is no longer printed');
  });
});
