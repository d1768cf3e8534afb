import type { Account, Behaviour } from './account.js';
import { createRefund, endRefund } from './api/settlement/refunds.js';
import {
  chargeBack,
  closeDispute,
  escalateInquiry,
  openDispute,
  type DisputeOptions,
  type DisputeOutcome,
} from './api/settlement/disputes.js';
import { settleIntent } from './api/settlement/settlement.js';
import { decide, waitingPayment, type Decision } from './api/intents/shopper-decision.js';
import type { JournalEntry } from './journal.js';
import type { Params } from './http/form-encoding.js';
import type { Outage, Outages } from './http/outage.js';
import { StripeError } from './http/stripe-error.js';
import type { Charge, Dispute, PaymentIntent, Refund, SetupIntent, StripeEvent } from './types.js';
import type { WebhookSwitches } from './webhooks/switches.js';
import type { Delivery, Webhooks } from './webhooks/webhooks.js';

export interface SimulatorState {
  webhookUrl: string | null;
  webhooks: WebhookSwitches;
  behaviour: Behaviour;
  outages: readonly Outage[];
  latencyMs: number;
  counts: Record<string, number>;
  outstandingDeliveries: number;
}

/** Switches and inspection, for tests, for `/__control/…` and for the page at `/`. */
export class Control {
  constructor(
    private readonly account: Account,
    private readonly webhooks: Webhooks,
    private readonly outages: Outages,
  ) {}

  /** Deletes all objects, deliveries and switches. The webhook URL stays. */
  reset(): void {
    this.webhooks.reset();
    this.outages.clear();
    this.account.reset();
  }

  /** Stores objects of another account as they are, without events: `[collection, id, object]`. */
  take(entries: readonly JournalEntry[]): void {
    this.account.take(entries);
  }

  state(): SimulatorState {
    const { account, webhooks, outages } = this;
    return {
      webhookUrl: webhooks.url,
      webhooks: { ...webhooks.switches },
      behaviour: { ...account.behaviour },
      outages: outages.list(),
      latencyMs: outages.latencyMs,
      counts: {
        payment_intents: account.paymentIntents.size,
        setup_intents: account.setupIntents.size,
        customers: account.customers.size,
        charges: account.charges.size,
        refunds: account.refunds.size,
        disputes: account.disputes.size,
        events: account.events.size,
      },
      outstandingDeliveries: webhooks.outstanding,
    };
  }

  setWebhookUrl(url: string | null): void {
    this.webhooks.url = url;
  }

  setWebhookSwitches(switches: Partial<WebhookSwitches>): void {
    Object.assign(this.webhooks.switches, switches);
  }

  setBehaviour(behaviour: Partial<Behaviour>): void {
    Object.assign(this.account.behaviour, behaviour);
  }

  planOutage(outage: Outage): void {
    this.outages.plan(outage);
  }

  setLatency(ms: number): void {
    this.outages.latencyMs = ms;
  }

  clearOutages(): void {
    this.outages.clear();
  }

  /** Advances Stripe's clock, e.g. to expire idempotency keys. Ends processing payments whose delay is over. */
  advanceClock(seconds: number): void {
    this.account.advanceClock(seconds);
  }

  paymentIntents(limit = 50): PaymentIntent[] {
    return take(this.account.paymentIntents.newestFirst(), limit);
  }

  paymentIntent(id: string): PaymentIntent | undefined {
    return this.account.paymentIntents.get(id);
  }

  charges(limit = 50): Charge[] {
    return take(this.account.charges.newestFirst(), limit);
  }

  refunds(limit = 50): Refund[] {
    return take(this.account.refunds.newestFirst(), limit);
  }

  disputes(limit = 50): Dispute[] {
    return take(this.account.disputes.newestFirst(), limit);
  }

  events(limit = 50): StripeEvent[] {
    return take(this.account.events.newestFirst(), limit);
  }

  deliveries(limit = 100): Delivery[] {
    return this.webhooks.deliveries.slice(-limit).reverse();
  }

  /** Sends a stored event again; false for an unknown id. */
  resend(event: string): boolean {
    return this.webhooks.send(event);
  }

  /** Ends one processing payment; undefined for any other. `code`: why the bank returned the debit. */
  completeProcessing(
    intent: string,
    outcome: 'failed' | 'succeeded' = 'succeeded',
    code?: string,
  ): PaymentIntent | undefined {
    return this.ofOwnAccord(() => settleIntent(this.account, intent, outcome, code));
  }

  /** Ends every processing payment; returns their number. */
  completeAllProcessing(outcome: 'failed' | 'succeeded' = 'succeeded'): number {
    const waiting = [...this.account.attempts.newestFirst()].map((attempt) => attempt.id);
    return waiting.filter((id) => this.completeProcessing(id, outcome) !== undefined).length;
  }

  /** Presses a button on the bank page; undefined when no payment waits for it. */
  decide(intent: string, decision: Decision): PaymentIntent | SetupIntent | undefined {
    const token = this.account.attempts.get(intent)?.token ?? '';
    const waiting = waitingPayment(this.account, intent, token);
    return waiting ? this.ofOwnAccord(() => decide(this.account, waiting, decision)) : undefined;
  }

  /** Refunds in the dashboard: `amountCents`, else the remainder. Undefined when Stripe refuses it. */
  refundInDashboard(intent: string, amountCents?: number): Refund | undefined {
    const amount: Params = amountCents === undefined ? {} : { amount: String(amountCents) };
    return this.ofOwnAccord(() => orRefused(() => createRefund(this.account, { payment_intent: intent, ...amount })));
  }

  /** The payer disputes the payment with the bank. Undefined for an unpaid one. */
  openDispute(intent: string, options: DisputeOptions = {}): Dispute | undefined {
    return this.ofOwnAccord(() => openDispute(this.account, intent, options));
  }

  /** The payer has a SEPA debit returned within 8 weeks. Undefined for any other payment, or later. */
  chargeBack(intent: string, reason = 'customer_initiated'): Dispute | undefined {
    return this.ofOwnAccord(() => chargeBack(this.account, intent, reason));
  }

  /** Undefined for a dispute that is no inquiry. */
  escalateInquiry(dispute: string, dueInDays?: number): Dispute | undefined {
    return this.ofOwnAccord(() => escalateInquiry(this.account, dispute, dueInDays));
  }

  /** The bank decides; `warning_closed` ends an inquiry. Undefined for an unknown dispute. */
  closeDispute(dispute: string, outcome: DisputeOutcome): Dispute | undefined {
    return this.ofOwnAccord(() => closeDispute(this.account, dispute, outcome));
  }

  /** Ends a pending refund, or fails one that had succeeded. */
  completeRefund(refund: string, outcome: 'failed' | 'succeeded'): Refund | undefined {
    return this.ofOwnAccord(() => endRefund(this.account, refund, outcome));
  }

  /** Resolves when no delivery waits, runs or will be retried; rejects after the time-out. */
  async webhooksSettled(timeoutMs = 60_000): Promise<void> {
    const until = Date.now() + timeoutMs;
    await new Promise((resolve) => setImmediate(resolve));
    while (this.webhooks.outstanding > 0) {
      if (Date.now() > until) throw new Error(`${this.webhooks.outstanding} webhook deliveries are still outstanding`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  private ofOwnAccord<T>(work: () => T): T {
    this.account.request = { id: null, idempotency_key: null };
    const result = work();
    this.account.journal.flush();
    return result;
  }
}

function orRefused<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof StripeError) return undefined;
    throw error;
  }
}

function take<T>(values: Iterable<T>, limit: number): T[] {
  const taken: T[] = [];
  for (const value of values) {
    if (taken.length === limit) break;
    taken.push(value);
  }
  return taken;
}
