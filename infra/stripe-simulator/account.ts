import { Collection, type Indexes } from './collection.js';
import { newId } from './ids.js';
import { Journal, type JournalEntry } from './journal.js';
import type {
  Charge,
  Customer,
  Dispute,
  Mandate,
  PaymentIntent,
  PaymentMethod,
  PaymentMethodType,
  Refund,
  SetupAttempt,
  SetupIntent,
  StripeEvent,
  StripeObject,
} from './types.js';

export const API_VERSION = '2026-10-28.endive';

/** State of a payment method that Stripe does not expose. */
export interface Instrument {
  id: string;
  /** A published test card number or test IBAN, never another number. */
  number: string | null;
  /** The holder has authenticated for later off-session charges. */
  setUpForOffSession: boolean;
  /** Charged without a customer: cannot be used again. */
  consumed: boolean;
  mandate: string | null;
}

/** An attempt that waits for the shopper (bank page) or for time (processing debit). Its id is the intent's. */
export interface Attempt {
  id: string;
  token: string;
  paymentMethod: string;
  returnUrl: string | null;
  /** When a processing payment ends, in milliseconds; null: on command. */
  settlesAt: number | null;
  settlesAs: 'failed' | 'succeeded';
}

export interface Behaviour {
  /** How long a SEPA debit stays `processing`, in milliseconds; null: until commanded. */
  sepaDebitDelayMs: number | null;
  /** How long "Betaling in behandeling" on a bank page lasts, in milliseconds; null: until commanded. */
  bankDelayMs: number | null;
  sepaDebitOutcome: 'failed' | 'succeeded';
  /** The methods that the account's dashboard has switched on. */
  offered: readonly PaymentMethodType[];
  refundOutcome: 'failed' | 'pending' | 'succeeded';
}

export interface SettlementTimers {
  /** Sets the timer of one processing intent. */
  expect(intent: string): void;
  /** Resets all timers after a restart or a clock change. */
  expectAll(): void;
  stop(): void;
}

export interface AccountOptions {
  stateFile: string | null;
  publicUrl: () => string;
  merchantName: string;
  behaviour: Behaviour;
}

/** One Stripe account in test mode: its objects, its clock and its events. */
export class Account {
  readonly journal: Journal;
  readonly paymentIntents: Collection<PaymentIntent>;
  readonly setupIntents: Collection<SetupIntent>;
  readonly setupAttempts: Collection<SetupAttempt>;
  readonly paymentMethods: Collection<PaymentMethod>;
  readonly customers: Collection<Customer>;
  readonly charges: Collection<Charge>;
  readonly refunds: Collection<Refund>;
  readonly disputes: Collection<Dispute>;
  readonly mandates: Collection<Mandate>;
  readonly events: Collection<StripeEvent>;
  readonly instruments: Collection<Instrument>;
  readonly attempts: Collection<Attempt>;
  readonly behaviour: Behaviour;
  /** Ends processing payments on time; set by the starter of the account. */
  settlements: SettlementTimers = { expect: () => undefined, expectAll: () => undefined, stop: () => undefined };
  /** The current request; events refer to it. */
  request: StripeEvent['request'] = { id: null, idempotency_key: null };
  /** Receives every new event after it is stored. */
  onEvent: (event: StripeEvent) => void = () => undefined;
  private clockOffsetMs = 0;
  private readonly others: Collection<{ id: string }>[] = [];

  constructor(readonly options: AccountOptions) {
    this.behaviour = { ...options.behaviour };
    this.journal = new Journal(options.stateFile);
    this.paymentIntents = new Collection('payment_intents', this.journal, {
      ...byCustomer(),
      metadata: (intent) => Object.entries(intent.metadata).map(([key, value]) => `${key}\n${value}`),
    });
    this.setupIntents = new Collection('setup_intents', this.journal, byCustomer());
    this.setupAttempts = new Collection('setup_attempts', this.journal);
    this.paymentMethods = new Collection('payment_methods', this.journal, byCustomer());
    this.customers = new Collection('customers', this.journal, { email: (c) => (c.email ? [c.email] : []) });
    this.charges = new Collection('charges', this.journal, { payment_intent: (charge) => [charge.payment_intent] });
    this.refunds = new Collection('refunds', this.journal, {
      charge: (refund) => [refund.charge],
      payment_intent: (refund) => [refund.payment_intent],
    });
    this.disputes = new Collection('disputes', this.journal, {
      charge: (dispute) => [dispute.charge],
      payment_intent: (dispute) => [dispute.payment_intent],
    });
    this.mandates = new Collection('mandates', this.journal);
    this.events = new Collection('events', this.journal, { type: (event) => [event.type] }, 50_000);
    this.instruments = new Collection('instruments', this.journal);
    this.attempts = new Collection('attempts', this.journal);
  }

  /** Adds a collection of another component to the journal. */
  alsoKeep<T extends { id: string }>(collection: Collection<T>): void {
    this.others.push(collection as unknown as Collection<{ id: string }>);
  }

  /** Stores objects of another account as they are, without events. Ignores unknown collections. */
  take(entries: readonly JournalEntry[]): void {
    const byName = this.collectionsByName();
    for (const [name, , value] of entries) byName.get(name)?.put(value as { id: string });
  }

  /** Replays the journal and compacts it. */
  load(): void {
    const byName = this.collectionsByName();
    for (const [name, id, value] of this.journal.read()) {
      byName.get(name)?.restore(id, value as { id: string } | null);
    }
    this.compact();
    this.settlements.expectAll();
  }

  reset(): void {
    this.settlements.stop();
    for (const collection of this.collections()) collection.clear();
    Object.assign(this.behaviour, this.options.behaviour);
    this.clockOffsetMs = 0;
    this.compact();
  }

  /** Milliseconds since 1970, shifted by `advanceClock`. */
  nowMs(): number {
    return Date.now() + this.clockOffsetMs;
  }

  now(): number {
    return Math.floor(this.nowMs() / 1000);
  }

  advanceClock(seconds: number): void {
    this.clockOffsetMs += seconds * 1000;
    this.settlements.expectAll();
  }

  emit(type: string, object: StripeObject, previous?: Record<string, unknown>): void {
    const event: StripeEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: this.now(),
      data: previous ? { object, previous_attributes: previous } : { object },
      livemode: false,
      pending_webhooks: 1,
      request: this.request,
      type,
    };
    this.onEvent(this.events.put(event));
  }

  /** Runs an asynchronous effect of the account shortly after the response. */
  later(work: () => void): void {
    setTimeout(() => {
      this.request = { id: null, idempotency_key: null };
      work();
      this.journal.flush();
    }, 250).unref();
  }

  find(id: string): StripeObject | undefined {
    switch (id.slice(0, id.indexOf('_'))) {
      case 'pi':
        return this.paymentIntents.get(id);
      case 'seti':
        return this.setupIntents.get(id);
      case 'setatt':
        return this.setupAttempts.get(id);
      case 'pm':
        return this.paymentMethods.get(id);
      case 'cus':
        return this.customers.get(id);
      case 'ch':
      case 'py':
        return this.charges.get(id);
      case 're':
      case 'pyr':
        return this.refunds.get(id);
      case 'du':
        return this.disputes.get(id);
      case 'mandate':
        return this.mandates.get(id);
      default:
        return undefined;
    }
  }

  private collectionsByName(): Map<string, Collection<{ id: string }>> {
    return new Map(this.collections().map((collection) => [collection.name, collection]));
  }

  private collections(): Collection<{ id: string }>[] {
    return [
      this.paymentIntents,
      this.setupIntents,
      this.setupAttempts,
      this.paymentMethods,
      this.customers,
      this.charges,
      this.refunds,
      this.disputes,
      this.mandates,
      this.events,
      this.instruments,
      this.attempts,
      ...this.others,
    ] as unknown as Collection<{ id: string }>[];
  }

  private compact(): void {
    const collections = this.collections();
    this.journal.restart(
      (function* () {
        for (const collection of collections) yield* collection.entries();
      })(),
    );
  }
}

function byCustomer<T extends { customer: string | null }>(): Indexes<T> {
  return { customer: (value) => (value.customer === null ? [] : [value.customer]) };
}
