import type { Journal, JournalEntry } from './journal.js';

/** The keys of a value, by index name. */
export type Indexes<T> = Record<string, (value: T) => readonly string[]>;

/** Values by id, in order of creation. `put` replaces them, so an event keeps the value of its time. */
export class Collection<T extends { id: string }> {
  private readonly values = new Map<string, T>();
  private readonly positions = new Map<string, number>();
  private order: string[] = [];
  private readonly indexes = new Map<string, Map<string, Set<string>>>();

  constructor(
    readonly name: string,
    private readonly journal: Journal,
    private readonly indexKeys: Indexes<T> = {},
    private readonly capacity = Infinity,
  ) {
    for (const index of Object.keys(indexKeys)) this.indexes.set(index, new Map());
  }

  get size(): number {
    return this.values.size;
  }

  get(id: string): T | undefined {
    return this.values.get(id);
  }

  put(value: T): T {
    this.restore(value.id, value);
    this.journal.append([this.name, value.id, value]);
    return value;
  }

  remove(id: string): void {
    this.restore(id, null);
    this.journal.append([this.name, id, null]);
  }

  /** Loads a value from the journal without writing it again. */
  restore(id: string, value: T | null): void {
    const before = this.values.get(id);
    if (before) this.reindex(before, 'delete');
    if (value === null) {
      this.values.delete(id);
      return;
    }
    this.values.set(id, value);
    this.reindex(value, 'add');
    if (!this.positions.has(id)) {
      this.positions.set(id, this.order.length);
      this.order.push(id);
    }
    if (this.values.size > this.capacity) this.forgetOldest();
  }

  /** Values, newest first, starting after the given id; optionally of one index key. */
  *newestFirst(after?: string, index?: { name: string; key: string }): Generator<T> {
    const limit = after === undefined ? Infinity : (this.positions.get(after) ?? Infinity);
    if (index) {
      const ids = [...(this.indexes.get(index.name)?.get(index.key) ?? [])];
      ids.sort((a, b) => this.positions.get(b)! - this.positions.get(a)!);
      for (const id of ids) if (this.positions.get(id)! < limit) yield this.values.get(id)!;
      return;
    }
    for (let i = Math.min(limit, this.order.length) - 1; i >= 0; i--) {
      const value = this.values.get(this.order[i]!);
      if (value) yield value;
    }
  }

  *entries(): Generator<JournalEntry> {
    for (const id of this.order) if (this.values.has(id)) yield [this.name, id, this.values.get(id)];
  }

  clear(): void {
    this.values.clear();
    this.positions.clear();
    this.order = [];
    for (const index of this.indexes.values()) index.clear();
  }

  private forgetOldest(): void {
    const oldest = this.values.values().next().value;
    if (!oldest) return;
    this.reindex(oldest, 'delete');
    this.values.delete(oldest.id);
    this.positions.delete(oldest.id);
  }

  private reindex(value: T, change: 'add' | 'delete'): void {
    for (const [name, keysOf] of Object.entries(this.indexKeys)) {
      const index = this.indexes.get(name)!;
      for (const key of keysOf(value)) {
        let ids = index.get(key);
        if (!ids) index.set(key, (ids = new Set()));
        ids[change](value.id);
        if (ids.size === 0) index.delete(key);
      }
    }
  }
}
