import { mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Journal } from './journal.js';

interface Item {
  position: bigint;
  data: Uint8Array | null;
}

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'shop-journal-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const item = (position: bigint, text: string | null = null): Item => ({
  position,
  data: text === null ? null : new TextEncoder().encode(text),
});
const path = () => join(folder, 'journal');

/** Opens the journal, writes, closes it, and returns its former content. */
function use(...writes: Item[][]): { position: bigint; text: string | null }[] {
  const journal = Journal.open<Item>(folder);
  for (const items of writes) journal.write(items);
  journal.close();
  return journal.items.map(({ position, data }) => ({ position, text: data && new TextDecoder().decode(data) }));
}

const first = { position: 0n, text: 'één' };
const second = { position: 70n, text: null };

it('is empty when it is new', () => {
  expect(use()).toEqual([]);
});

it('holds every write of earlier processes, in their order', () => {
  use([item(0n, 'één')], [item(70n)]);
  use([item(134n, '')]);
  expect(use()).toEqual([first, second, { position: 134n, text: '' }]);
});

it('drops a truncated last write and continues after the others', () => {
  use([item(0n, 'één'), item(70n)]);
  const whole = readFileSync(path()).length;
  use([item(134n, 'cut'), item(201n, 'short')]);
  const cut = readFileSync(path()).length;
  for (let length = cut - 1; length > whole; length -= 7) {
    truncateSync(path(), length);
    expect(use()).toEqual([first, second]);
    expect(readFileSync(path())).toHaveLength(whole);
    use([item(134n, 'cut'), item(201n, 'short')]);
  }
  expect(use()).toHaveLength(4);
});
