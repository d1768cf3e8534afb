import { troubleOf } from './part-trouble.js';

const rememberedMs = 30_000;

/** The last trouble of a connection that its client opens again and again. */
export class RecentTrouble {
  private last = { trouble: 'failed', at: -Infinity };

  /** A server that denies a client closes the connection too, so the closing does not replace the denial. */
  note(error: unknown): void {
    const trouble = troubleOf(error);
    const known = this.latest();
    if (trouble === 'failed' || (known && !known.startsWith('refused') && trouble.startsWith('refused'))) return;
    this.last = { trouble, at: performance.now() };
  }

  latest(): string | undefined {
    return performance.now() - this.last.at < rememberedMs ? this.last.trouble : undefined;
  }
}
