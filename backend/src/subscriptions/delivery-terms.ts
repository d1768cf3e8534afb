import type { CalendarDay } from '../../../contracts/values/calendar.js';
import type { ChangedTerms, DeliveryTerms, SubscriptionEvent, SubscriptionTerms } from './subscription.events.js';
import { deliveryAfterNext, inRhythm, type StartedSubscription } from './subscription.js';

/** In cents, shipping included. */
export function amountOf({ priceCents, shippingCents }: DeliveryTerms): number {
  return priceCents + shippingCents;
}

export function piecesOf({ quantity, jars }: DeliveryTerms): number {
  return quantity * jars;
}

/** The terms that staff agreed last, also when they hold from a later delivery on. */
export function latestTerms({ terms, comingTerms }: StartedSubscription): DeliveryTerms {
  return comingTerms ?? terms;
}

/** Whether both deliver the same pieces of the same product as often, at whatever price. */
export function isSameDelivery(one: DeliveryTerms, other: DeliveryTerms): boolean {
  return one.productId === other.productId && piecesOf(one) === piecesOf(other) && one.frequency === other.frequency;
}

/**
 * From which delivery on other terms would hold: the next one, unless its payment has begun or is due. The customer must
 * know a price before it is charged, so a delivery of today keeps its price. The former amount is that of the delivery
 * before, because terms that were agreed meanwhile never took effect.
 */
export function changedTerms(
  subscription: StartedSubscription,
  terms: DeliveryTerms,
  today: CalendarDay,
): ChangedTerms {
  const { status, nextCycle, nextDeliveryDate, payment, paidTerms } = subscription;
  const isActive = status === 'active';
  const keepsNext = payment.attempt > 0 || (isActive && payment.dueOn <= today);
  const after = deliveryAfterNext({ ...subscription, ...inRhythm(subscription, terms.frequency) }, today);
  const fromDate = keepsNext ? after.nextDeliveryDate : nextDeliveryDate;
  return {
    ...terms,
    fromCycle: keepsNext ? nextCycle + 1 : nextCycle,
    fromDate: isActive ? fromDate : null,
    formerAmountCents: amountOf(keepsNext ? subscription.terms : paidTerms),
    amountCents: amountOf(terms),
  };
}

/** Returns what a delivery contains and costs, from the events of its subscription. */
export function termsOf(events: readonly SubscriptionEvent[], cycle: number): SubscriptionTerms {
  const started = events.find((event) => event.type === 'SubscriptionStarted')!;
  const changed = events.findLast((event) => event.type === 'TermsChanged' && event.data.fromCycle <= cycle);
  const { anchorDate: _, nextCycle: __, nextDeliveryDate: ___, ...terms } = started.data;
  const moved = events.findLast((event) => event.type === 'SubscriptionAddressChanged');
  return {
    ...terms,
    ...(changed?.type === 'TermsChanged' && deliveryTermsOf(changed.data)),
    ...(moved && { contactId: moved.data.contactId }),
  };
}

/** Omits from which delivery on the terms hold, and what they replace. */
export function deliveryTermsOf({
  fromCycle: _,
  fromDate: __,
  formerAmountCents: ___,
  amountCents: ____,
  ...terms
}: ChangedTerms): DeliveryTerms {
  return terms;
}
