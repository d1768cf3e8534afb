/**
 * `error`: responds with `status` and does nothing · `timeout`: never responds and does nothing · `lose-answer`: does
 * the work, then cuts the connection.
 */
export interface Outage {
  mode: 'error' | 'timeout' | 'lose-answer';
  /** Number of next calls that it affects; -1: all, until cleared. */
  count: number;
  /** For `error`; default 500. With 429 it states `Retry-After`. */
  status?: number;
  /** Only calls whose path contains this text. */
  path?: string;
}

/** The planned outages of the next calls of the API. */
export class Outages {
  private planned: Outage[] = [];

  plan(outage: Outage): void {
    this.planned.push({ ...outage });
  }

  clear(): void {
    this.planned = [];
  }

  next(path: string): Outage | null {
    const hit = this.planned.find((outage) => path.includes(outage.path ?? ''));
    if (!hit) return null;
    if (hit.count > 0) hit.count--;
    if (hit.count === 0) this.planned = this.planned.filter((outage) => outage !== hit);
    return hit;
  }
}
