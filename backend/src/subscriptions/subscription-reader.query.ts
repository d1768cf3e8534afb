import { Injectable } from '@nestjs/common';
import { fold } from '../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import { upcast } from '../platform/event-sourcing/event-types.js';
import { subscriptionDecider } from './subscription.decider.js';
import type { SubscriptionTerms } from './subscription.events.js';
import { started, type StartedSubscription } from './subscription.js';

/** A subscription read from its stream, so that it never lags behind the log. */
export interface ReadSubscription {
  subscriptionId: string;
  terms: SubscriptionTerms;
  state: StartedSubscription;
  /** The start of the newest payment attempt. */
  attemptedAt: Date | null;
  /** Of its newest event. */
  position: bigint;
}

@Injectable()
export class SubscriptionReader {
  constructor(private readonly store: EventStore) {}

  /** Throws `subscription-not-found`. */
  async read(subscriptionId: string): Promise<ReadSubscription> {
    const stored = await this.store.readStream(`subscription-${subscriptionId}`);
    const events = stored.map((event) => upcast(event, subscriptionDecider.eventTypes));
    const [first] = events;
    if (!first) throw new DomainError('subscription-not-found');
    const state = started(fold(subscriptionDecider, subscriptionDecider.initialState, events));
    const attempted = events.findLast(({ type }) => type === 'RenewalAttempted');
    const attemptedAt = attempted ? new Date(attempted.metadata.occurredAt) : null;
    const { position } = stored.at(-1)!;
    return { subscriptionId, terms: first.data as SubscriptionTerms, state, attemptedAt, position };
  }
}
