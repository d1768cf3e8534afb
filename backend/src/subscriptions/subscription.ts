import { addDays, type CalendarDay } from '../../../contracts/values/calendar.js';
import type { SubscriptionStatus } from '../../../contracts/subscriptions.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { nextDelivery } from './next-delivery.js';
import { evolvePayment, plannedPayment, type RenewalPayment } from './renewal-payment.js';
import type {
  Cancellation,
  DeliveryTerms,
  NextDelivery,
  PauseReason,
  SubscriptionEvent,
} from './subscription.events.js';

/** Days ahead that staff may plan. */
const plannableDays = 365;

/** Days between resuming and the first delivery: time to pause again. */
const resumeDelayDays = 3;

export interface StartedSubscription extends NextDelivery {
  status: SubscriptionStatus;
  pauseReason: PauseReason | null;
  /** The day on which a pause ends by itself. */
  pausedUntil: CalendarDay | null;
  cancellation: Cancellation | null;
  frequency: number;
  /** Later dates are counted from the delivery `cycle`, which is `months` after this day. */
  anchor: { cycle: number; date: CalendarDay; months: number };
  /** What the next delivery contains and costs. */
  terms: DeliveryTerms;
  /** What the newest paid delivery contained and cost. */
  paidTerms: DeliveryTerms;
  /** To whom orders go from now on. */
  contactId: string;
  /** The contacts that staff gave it. */
  addressChanges: readonly string[];
  /** What holds after the next delivery, whose payment has begun. */
  comingTerms: DeliveryTerms | null;
  payment: RenewalPayment;
  /** The set-ups that payment methods came from, the current one last. Empty while the first payment's method pays. */
  setupIntentIds: readonly string[];
  /** The last day of an open request for another payment method. */
  methodRequestedUntil: CalendarDay | null;
}

export type Subscription = { status: 'none' } | StartedSubscription;

export const initialSubscription: Subscription = { status: 'none' };

export function evolve(subscription: Subscription, event: SubscriptionEvent): Subscription {
  if (event.type === 'SubscriptionStarted') {
    const { anchorDate, nextCycle, nextDeliveryDate, contactId, orderId: _, lineId: __, ...terms } = event.data;
    return {
      status: 'active',
      pauseReason: null,
      pausedUntil: null,
      cancellation: null,
      frequency: terms.frequency,
      anchor: { cycle: 0, date: anchorDate, months: 0 },
      terms,
      paidTerms: terms,
      contactId,
      addressChanges: [],
      comingTerms: null,
      nextCycle,
      nextDeliveryDate,
      payment: plannedPayment(nextDeliveryDate),
      setupIntentIds: [],
      methodRequestedUntil: null,
    };
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
      return {
        ...subscription,
        status: 'paused',
        pauseReason: data.reason,
        pausedUntil: data.until,
        cancellation: null,
      };
    case 'SubscriptionResumed': {
      const { nextCycle, nextDeliveryDate } = data;
      const moved = nextDeliveryDate !== subscription.nextDeliveryDate;
      const anchor = moved ? { cycle: nextCycle, date: nextDeliveryDate, months: 0 } : subscription.anchor;
      const payment = evolvePayment(subscription.payment, event);
      const running = { status: 'active', pauseReason: null, pausedUntil: null, cancellation: null } as const;
      return { ...subscription, ...running, anchor, nextDeliveryDate, payment };
    }
    case 'DeliveryMoved': {
      const { nextCycle: cycle, nextDeliveryDate } = data;
      const payment = evolvePayment(subscription.payment, event);
      const anchor = { cycle, date: nextDeliveryDate, months: 0 };
      return { ...subscription, anchor, nextDeliveryDate, payment };
    }
    case 'SubscriptionAddressChanged':
      return {
        ...subscription,
        contactId: data.contactId,
        addressChanges: [...subscription.addressChanges, data.contactId],
      };
    case 'TermsChanged': {
      const { fromCycle, fromDate: _, formerAmountCents: __, amountCents: ___, ...terms } = data;
      const isNext = fromCycle <= subscription.nextCycle;
      const held = isNext ? { terms, comingTerms: null } : { comingTerms: terms };
      return { ...subscription, ...inRhythm(subscription, terms.frequency), ...held };
    }
    case 'DeliverySkipped':
    case 'SubscriptionRenewed': {
      const { nextCycle, nextDeliveryDate } = data;
      const payment = plannedPayment(nextDeliveryDate);
      const terms = subscription.comingTerms ?? subscription.terms;
      const paidTerms = type === 'SubscriptionRenewed' ? subscription.terms : subscription.paidTerms;
      return { ...subscription, nextCycle, nextDeliveryDate, payment, terms, paidTerms, comingTerms: null };
    }
    case 'RenewalAttempted':
    case 'RenewalProcessing':
    case 'RenewalDeclined':
    case 'RenewalAbandoned':
    case 'RenewalPostponed':
      return { ...subscription, payment: evolvePayment(subscription.payment, event) };
    case 'PaymentMethodChanged': {
      const payment = evolvePayment(subscription.payment, event);
      const setupIntentIds = [...subscription.setupIntentIds, data.setupIntentId];
      return { ...subscription, payment, setupIntentIds, methodRequestedUntil: null };
    }
    case 'PaymentMethodRequested':
      return { ...subscription, methodRequestedUntil: data.until };
    case 'SubscriptionCancelled':
      return { ...subscription, status: 'cancelled', cancellation: data };
  }
}

/** Throws `subscription-not-found`. */
export function started(subscription: Subscription): StartedSubscription {
  if (subscription.status === 'none') throw new DomainError('subscription-not-found');
  return subscription;
}

/** The first delivery after the next one that is still ahead. Skips past days, so that late deliveries do not pile up. */
export function deliveryAfterNext(
  { nextCycle, anchor, frequency }: StartedSubscription,
  today: CalendarDay,
): NextDelivery {
  for (let cycle = nextCycle + 1; ; cycle++) {
    const nextDeliveryDate = nextDelivery(anchor.date, anchor.months + (cycle - anchor.cycle) * frequency, 1);
    if (nextDeliveryDate > today) return { nextCycle: cycle, nextDeliveryDate };
  }
}

/** Another frequency counts from the next delivery and keeps the day of the month. */
export function inRhythm(
  { frequency: former, anchor, nextCycle }: StartedSubscription,
  frequency: number,
): Pick<StartedSubscription, 'frequency' | 'anchor'> {
  if (frequency === former) return { frequency, anchor };
  const months = anchor.months + (nextCycle - anchor.cycle) * former;
  return { frequency, anchor: { cycle: nextCycle, date: anchor.date, months } };
}

/** The old delivery day, or three days from today when that is later. A delivery keeps its day while it is being paid. */
export function dayWhenResumed({ nextDeliveryDate, payment }: StartedSubscription, today: CalendarDay): CalendarDay {
  const earliest = addDays(today, resumeDelayDays);
  return payment.phase !== 'waiting' || nextDeliveryDate > earliest ? nextDeliveryDate : earliest;
}

/** The event that makes a paused or restored subscription active again. */
export function resumption(subscription: StartedSubscription, today: CalendarDay): SubscriptionEvent {
  const { nextCycle, payment } = subscription;
  const nextDeliveryDate = dayWhenResumed(subscription, today);
  return {
    type: 'SubscriptionResumed',
    data: { nextCycle, nextDeliveryDate, paymentUnderWay: payment.phase !== 'waiting' },
  };
}

/** Throws `delivery-day-out-of-range` for a day before tomorrow or more than a year ahead. */
export function demandPlannable(day: CalendarDay, today: CalendarDay): void {
  if (day <= today || day > addDays(today, plannableDays)) throw new DomainError('delivery-day-out-of-range');
}
