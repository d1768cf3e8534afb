import type { StoredEvent } from './memory-log.js';

const mostBytes = 8 * 1024 * 1024;

/** Remembers the first event of each id: the latest 8 MiB of entries, until a restart. */
export class RememberedIds {
  private readonly events = new Map<string, StoredEvent>();
  private bytes = 0;

  find(id: string): StoredEvent | undefined {
    return this.events.get(id);
  }

  add(event: StoredEvent): void {
    if (this.events.has(event.id)) return;
    this.events.set(event.id, event);
    this.bytes += sizeOf(event);
    for (const [id, oldest] of this.events) {
      if (this.bytes <= mostBytes) return;
      this.events.delete(id);
      this.bytes -= sizeOf(oldest);
    }
  }

  clear(): void {
    this.events.clear();
    this.bytes = 0;
  }
}

function sizeOf({ streamId }: StoredEvent): number {
  return 28 + 2 * streamId.length;
}
