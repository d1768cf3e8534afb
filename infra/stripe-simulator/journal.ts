import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** One line of the journal: the collection's name, the key, and the value (null: removed). */
export type JournalEntry = [collection: string, key: string, value: unknown];

/** An append-only JSONL file. The server flushes before it responds, so that acknowledged changes survive a kill. */
export class Journal {
  private lines: string[] = [];
  private file: number | null = null;

  constructor(private readonly path: string | null) {}

  /** Every written entry, oldest first. Skips a torn last line after a kill. */
  read(): JournalEntry[] {
    if (this.path === null || !existsSync(this.path)) return [];
    const entries: JournalEntry[] = [];
    for (const line of readFileSync(this.path, 'utf8').split('\n')) {
      if (line === '') continue;
      try {
        entries.push(JSON.parse(line) as JournalEntry);
      } catch {
        continue;
      }
    }
    return entries;
  }

  /** Atomically replaces the file with `entries`, then opens it for appending. */
  restart(entries: Iterable<JournalEntry>): void {
    if (this.path === null) return;
    this.close();
    mkdirSync(dirname(this.path), { recursive: true });
    const fresh = `${this.path}.new`;
    const lines: string[] = [];
    for (const entry of entries) lines.push(JSON.stringify(entry) + '\n');
    writeFileSync(fresh, lines.join(''));
    renameSync(fresh, this.path);
    this.file = openSync(this.path, 'a');
  }

  append(entry: JournalEntry): void {
    if (this.file !== null) this.lines.push(JSON.stringify(entry) + '\n');
  }

  flush(): void {
    if (this.file === null || this.lines.length === 0) return;
    const text = this.lines.join('');
    this.lines = [];
    appendFileSync(this.file, text);
  }

  close(): void {
    this.flush();
    if (this.file !== null) closeSync(this.file);
    this.file = null;
  }
}
