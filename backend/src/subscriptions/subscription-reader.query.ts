import { Injectable } from '@nestjs/common';
import { DomainError } from '../platform/errors/domain-error.js';
import { readState } from '../platform/event-sourcing/deciding/read-state.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import { subscriptionDecider } from './subscription.decider.js';
import type { SubscriptionTerms } from './subscription.events.js';
import { started, type StartedSubscription } from './subscription.js';

/** A subscription as its stream tells it, never older than the last append. */
export interface ReadSubscription {
  subscriptionId: string;
  terms: SubscriptionTerms;
  state: StartedSubscription;
  /** When the newest attempt at a payment was begun. */
  attemptedAt: Date | null;
  /** Of its newest event. */
  position: bigint;
}

@Injectable()
export class SubscriptionReader {
  constructor(private readonly store: EventStore) {}

  /** Throws `subscription-not-found`. */
  async read(subscriptionId: string): Promise<ReadSubscription> {
    const { events, position, ...read } = await readState(this.store, subscriptionDecider, subscriptionId);
    const [first] = events;
    if (!first || position === null) throw new DomainError('subscription-not-found');
    const state = started(read.state);
    const attempted = events.findLast(({ type }) => type === 'RenewalAttempted');
    const attemptedAt = attempted ? new Date(attempted.metadata.occurredAt) : null;
    return { subscriptionId, terms: first.data as SubscriptionTerms, state, attemptedAt, position };
  }
}
