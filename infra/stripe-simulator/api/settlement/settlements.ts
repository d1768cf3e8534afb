import type { Account, SettlementTimers } from '../../account.js';
import { settleIntent } from './settlement.js';

/** Ends processing payments when their delay is over. */
export class Settlements implements SettlementTimers {
  private readonly timers = new Map<string, NodeJS.Timeout>();

  constructor(private readonly account: Account) {}

  expect(intent: string): void {
    clearTimeout(this.timers.get(intent));
    this.timers.delete(intent);
    const attempt = this.account.attempts.get(intent);
    if (!attempt || attempt.settlesAt === null) return;
    const timer = setTimeout(() => this.end(intent), Math.max(0, attempt.settlesAt - this.account.nowMs()));
    timer.unref();
    this.timers.set(intent, timer);
  }

  expectAll(): void {
    for (const attempt of [...this.account.attempts.newestFirst()]) this.expect(attempt.id);
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  private end(intent: string): void {
    this.timers.delete(intent);
    const attempt = this.account.attempts.get(intent);
    if (!attempt) return;
    this.account.request = { id: null, idempotency_key: null };
    settleIntent(this.account, intent, attempt.settlesAs);
    this.account.journal.flush();
  }
}
