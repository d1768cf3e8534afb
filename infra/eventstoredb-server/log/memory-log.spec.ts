import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Journal } from './journal.js';
import { MemoryLog, type LogRecord } from './memory-log.js';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'shop-log-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const events = (...texts: string[]) =>
  texts.map((text) => ({
    id: crypto.randomUUID(),
    type: 'ThingHappened',
    data: Buffer.from(text),
    metadata: Buffer.from('{}'),
  }));

it('restores every record at its position, hidden ones included, and continues after them', () => {
  const journal = Journal.open<LogRecord>(folder);
  const log = new MemoryLog(journal);
  log.startNode();
  log.append('order-1', events('a', 'bc'), 'no-stream');
  log.startNode();
  log.append('order-2', events('d'), 'no-stream');
  log.append('order-1', events('e'), 1);
  journal.close();

  const again = new MemoryLog(Journal.open<LogRecord>(folder));
  expect(again.records).toEqual(log.records);
  expect(again.records.filter(({ event }) => event === null)).toHaveLength(2);
  expect(again.stream('order-1').map(({ revision }) => revision)).toEqual([0, 1, 2]);
  expect(again.append('order-1', events('f'), 2)).toMatchObject({ revision: 3, position: log.end });
});
