/**
 * `error`: responds with `status` and does nothing · `timeout`: never responds and does nothing · `lose-answer`: does
 * the work, then cuts the connection · `late-answer`: does the work and never responds.
 */
export type OutageMode = 'error' | 'late-answer' | 'lose-answer' | 'timeout';

export interface Outage {
  mode: OutageMode;
  /** Number of next API calls that it affects; -1: all, until cleared. */
  count: number;
  /** For `error`; default 500. */
  status?: number;
  /** Only calls whose path contains this text. */
  path?: string;
  /** Only calls with this method. */
  method?: 'DELETE' | 'GET' | 'POST';
}

/** The planned outages of the next API calls. */
export class Outages {
  /** Added to every API call, in milliseconds. */
  latencyMs = 0;
  private planned: Outage[] = [];

  plan(outage: Outage): void {
    this.planned.push({ ...outage });
  }

  clear(): void {
    this.planned = [];
    this.latencyMs = 0;
  }

  list(): readonly Outage[] {
    return this.planned;
  }

  /** The outage that affects this call, or null. */
  next(method: string, path: string): Outage | null {
    const hit = this.planned.find(
      (outage) => path.includes(outage.path ?? '') && (outage.method === undefined || outage.method === method),
    );
    if (!hit) return null;
    if (hit.count > 0) hit.count--;
    if (hit.count === 0) this.planned = this.planned.filter((outage) => outage !== hit);
    return hit;
  }
}
