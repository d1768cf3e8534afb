import { Injectable } from '@nestjs/common';
import { DomainError } from '../platform/errors/domain-error.js';
import { readState } from '../platform/event-sourcing/deciding/read-state.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import { subscriptionDecider } from './subscription.decider.js';
import type { SubscriptionTerms } from './subscription.events.js';
import { termsOf } from './delivery-terms.js';
import { started, type StartedSubscription } from './subscription.js';

/** A subscription read from its stream, so that it never lags behind the log. */
export interface ReadSubscription {
  subscriptionId: string;
  /** Those of the next delivery. */
  terms: SubscriptionTerms;
  /** Those of any delivery. They never change once its payment has begun. */
  termsOf: (cycle: number) => SubscriptionTerms;
  state: StartedSubscription;
  /** The start of the newest payment attempt. */
  attemptedAt: Date | null;
  /** The payment that the provider is processing; null when it processes none. */
  processingPaymentId: string | null;
  /** Position of its newest event. */
  position: bigint;
}

@Injectable()
export class SubscriptionReader {
  constructor(private readonly store: EventStore) {}

  /** Throws `subscription-not-found`. */
  async read(subscriptionId: string): Promise<ReadSubscription> {
    const found = await this.find(subscriptionId);
    if (!found) throw new DomainError('subscription-not-found');
    return found;
  }

  /** Which of these subscriptions have ended. */
  async endedOf(subscriptionIds: Iterable<string>): Promise<Set<string>> {
    const ended = new Set<string>();
    for (const id of subscriptionIds) if ((await this.find(id))?.state.status === 'cancelled') ended.add(id);
    return ended;
  }

  /** Null when nothing was started under this id. */
  async find(subscriptionId: string): Promise<ReadSubscription | null> {
    const { events, position, ...read } = await readState(this.store, subscriptionDecider, subscriptionId);
    const [first] = events;
    if (!first || position === null) return null;
    const state = started(read.state);
    const attempted = events.findLast(({ type }) => type === 'RenewalAttempted');
    const attemptedAt = attempted ? new Date(attempted.metadata.occurredAt) : null;
    const processing = events.findLast(({ type }) => type === 'RenewalProcessing');
    const isProcessing = processing?.type === 'RenewalProcessing' && state.payment.phase === 'processing';
    const processingPaymentId = isProcessing ? processing.data.paymentIntentId : null;
    return {
      subscriptionId,
      terms: termsOf(events, state.nextCycle),
      termsOf: (cycle) => termsOf(events, cycle),
      state,
      attemptedAt,
      processingPaymentId,
      position,
    };
  }
}
