import type { CalendarDay } from '../../../contracts/calendar.js';
import type { SubscriptionStatus } from '../../../contracts/subscriptions.js';
import { DomainError } from '../event-sourcing/domain-error.js';
import { nextDelivery } from './next-delivery.js';
import type { NextDelivery, SubscriptionEvent } from './subscription.events.js';

/** What the rules of a subscription read: its status and its calendar. */
export interface StartedSubscription extends NextDelivery {
  status: SubscriptionStatus;
  frequency: number;
  /** Later dates are counted from this delivery on this day. */
  anchor: { cycle: number; date: CalendarDay };
}

export type Subscription = { status: 'none' } | StartedSubscription;

export const initialSubscription: Subscription = { status: 'none' };

export function evolve(subscription: Subscription, event: SubscriptionEvent): Subscription {
  if (event.type === 'SubscriptionStarted') {
    const { frequency, anchorDate, nextCycle, nextDeliveryDate } = event.data;
    return { status: 'active', frequency, anchor: { cycle: 0, date: anchorDate }, nextCycle, nextDeliveryDate };
  }
  return subscription.status === 'none' ? subscription : evolveStarted(subscription, event);
}

function evolveStarted(
  subscription: StartedSubscription,
  event: Exclude<SubscriptionEvent, { type: 'SubscriptionStarted' }>,
): StartedSubscription {
  const { data, type } = event;
  switch (type) {
    case 'SubscriptionPaused':
      return { ...subscription, status: 'paused' };
    case 'SubscriptionResumed': {
      const moved = data.nextDeliveryDate !== subscription.nextDeliveryDate;
      const anchor = moved ? { cycle: data.nextCycle, date: data.nextDeliveryDate } : subscription.anchor;
      return { ...subscription, status: 'active', anchor, nextDeliveryDate: data.nextDeliveryDate };
    }
    case 'DeliverySkipped':
    case 'SubscriptionRenewed':
      return { ...subscription, nextCycle: data.nextCycle, nextDeliveryDate: data.nextDeliveryDate };
    case 'SubscriptionCancelled':
      return { ...subscription, status: 'cancelled' };
  }
}

/** The subscription, or a refusal when none was started under this id. */
export function started(subscription: Subscription): StartedSubscription {
  if (subscription.status === 'none') throw new DomainError('subscription-not-found');
  return subscription;
}

/** The delivery behind the next one. */
export function deliveryAfterNext({ nextCycle, anchor, frequency }: StartedSubscription): NextDelivery {
  const cycle = nextCycle + 1;
  return { nextCycle: cycle, nextDeliveryDate: nextDelivery(anchor.date, cycle - anchor.cycle, frequency) };
}
