import type { ProposedEvent } from './memory-log.js';

/** Tracks appends stored within `windowMs`. A duplicate within it fails with a commit phase timeout. */
export class CommitPhase {
  windowMs = 3;
  /** The least time until a duplicate fails. */
  leastTimeoutMs = 2000;
  private readonly storedAt = new Map<string, number>();

  stored(events: readonly ProposedEvent[]): void {
    const now = performance.now();
    for (const [id, at] of this.storedAt) {
      if (now - at <= this.windowMs) break;
      this.storedAt.delete(id);
    }
    for (const { id } of events) this.storedAt.set(id, now);
  }

  isUnderWay(events: readonly ProposedEvent[]): boolean {
    const at = this.storedAt.get(events.at(-1)?.id ?? '');
    return at !== undefined && performance.now() - at <= this.windowMs;
  }

  timeoutMs(): number {
    return this.leastTimeoutMs + Math.random() * 1000;
  }
}
