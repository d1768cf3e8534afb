import { appendFileSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

const lengthSize = 4;

/**
 * An append-only file of length-prefixed frames, one per write. A frame that kill -9 truncated is dropped at the next
 * open. Not synced: it survives the end of the process, not a power failure.
 */
export class Journal<Item> {
  private constructor(
    private readonly file: number,
    /** Items of earlier writes. */
    readonly items: readonly Item[],
  ) {}

  /** Creates the directory when it is missing. */
  static open<Item>(folder: string): Journal<Item> {
    mkdirSync(folder, { recursive: true });
    const path = join(folder, 'journal');
    const { items, end } = existsSync(path) ? framesOf<Item>(readFileSync(path)) : { items: [], end: 0 };
    const file = openSync(path, 'a');
    truncateSync(path, end);
    return new Journal(file, items);
  }

  /** Returns when the items are in the file. */
  write(items: readonly Item[]): void {
    const content = serialize(items);
    const length = Buffer.alloc(lengthSize);
    length.writeUInt32LE(content.length);
    appendFileSync(this.file, Buffer.concat([length, content]));
  }

  close(): void {
    closeSync(this.file);
  }
}

function framesOf<Item>(bytes: Buffer): { items: Item[]; end: number } {
  const items: Item[] = [];
  let end = 0;
  while (end + lengthSize <= bytes.length) {
    const start = end + lengthSize;
    const next = start + bytes.readUInt32LE(end);
    if (next > bytes.length) break;
    items.push(...(deserialize(bytes.subarray(start, next)) as Item[]));
    end = next;
  }
  return { items, end };
}
