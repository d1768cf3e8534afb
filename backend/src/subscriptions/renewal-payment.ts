import type { CalendarDay } from '../../../contracts/values/calendar.js';
import type { DeclineKind, SubscriptionEvent } from './subscription.events.js';

/** The state of the payment for the next delivery. */
export interface RenewalPayment {
  /** `open`: an attempt without an outcome. `processing`: an open attempt that the bank is still deciding. */
  phase: 'waiting' | 'open' | 'processing';
  /** Attempts so far at this delivery. */
  attempt: number;
  /** False for an attempt of staff before the planned day and for a payment by the link. It uses up no retry and no postponement. */
  isPlanned: boolean;
  /** The day of the next attempt; of giving up when it needs the customer. */
  dueOn: CalendarDay;
  /** Only the customer can solve it, usually with another payment method. */
  needsCustomer: boolean;
  /** Whether any attempt was declined: the customer may then pay by the link, and another method is charged at once. */
  hasFailed: boolean;
  /** Declines that used up a retry. */
  declines: number;
  /** The day the retries are counted from. */
  firstDeclinedOn: CalendarDay | null;
  postponements: number;
}

export function plannedPayment(dueOn: CalendarDay): RenewalPayment {
  return {
    phase: 'waiting',
    attempt: 0,
    isPlanned: true,
    dueOn,
    needsCustomer: false,
    hasFailed: false,
    declines: 0,
    firstDeclinedOn: null,
    postponements: 0,
  };
}

/** Whether a decline of the newest attempt uses up no retry: it was not planned, and shows nothing new about the method. */
export function keepsRetries({ isPlanned, needsCustomer }: RenewalPayment, kind: DeclineKind): boolean {
  return !isPlanned && (kind === 'hard') === needsCustomer;
}

type PaymentEvent = Extract<
  SubscriptionEvent,
  {
    type:
      | 'RenewalAttempted'
      | 'RenewalProcessing'
      | 'RenewalDeclined'
      | 'RenewalAbandoned'
      | 'RenewalPostponed'
      | 'PaymentMethodChanged'
      | 'SubscriptionResumed'
      | 'DeliveryMoved';
  }
>;

export function evolvePayment(payment: RenewalPayment, { type, data }: PaymentEvent): RenewalPayment {
  switch (type) {
    case 'RenewalAttempted':
      return { ...payment, phase: 'open', attempt: data.attempt, isPlanned: data.planned };
    case 'RenewalProcessing':
      return { ...payment, phase: 'processing' };
    case 'RenewalDeclined':
      return {
        ...payment,
        phase: 'waiting',
        dueOn: data.dueOn ?? payment.dueOn,
        needsCustomer: data.kind === 'hard',
        hasFailed: true,
        // An early attempt of version 1 is known by its unchanged day.
        ...(!(keepsRetries(payment, data.kind) || data.dueOn === payment.dueOn) && {
          declines: payment.declines + 1,
          firstDeclinedOn: data.firstDeclinedOn,
        }),
      };
    case 'RenewalAbandoned':
      return { ...payment, phase: 'waiting', dueOn: data.dueOn };
    case 'RenewalPostponed':
      return { ...payment, phase: 'waiting', dueOn: data.dueOn, postponements: data.postponements };
    case 'PaymentMethodChanged':
      return { ...payment, dueOn: data.dueOn ?? payment.dueOn, needsCustomer: false };
    case 'SubscriptionResumed':
    case 'DeliveryMoved': {
      const { phase, attempt, isPlanned } = payment;
      return { ...plannedPayment(data.nextDeliveryDate), phase, attempt, isPlanned };
    }
  }
}
