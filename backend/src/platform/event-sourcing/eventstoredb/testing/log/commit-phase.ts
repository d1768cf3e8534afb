import type { ProposedEvent } from './memory-log.js';

/**
 * Knows which appends were stored a moment ago. The same append again within `windowMs` is not answered by the server but
 * ends with its commit phase timeout.
 */
export class CommitPhase {
  windowMs = 3;
  private readonly storedAt = new Map<string, number>();

  /** Notes that these events were stored now. */
  stored(events: readonly ProposedEvent[]): void {
    const now = performance.now();
    for (const [id, at] of this.storedAt) {
      if (now - at <= this.windowMs) break;
      this.storedAt.delete(id);
    }
    for (const { id } of events) this.storedAt.set(id, now);
  }

  /** Whether these events were stored within the window. */
  isUnderWay(events: readonly ProposedEvent[]): boolean {
    const at = this.storedAt.get(events.at(-1)?.id ?? '');
    return at !== undefined && performance.now() - at <= this.windowMs;
  }

  /** How long the server takes to give up such an append. */
  static timeoutMs(): number {
    return 2000 + Math.random() * 1000;
  }
}
