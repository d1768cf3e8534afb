import type { CalendarDay } from '../../../contracts/values/calendar.js';
import type { SubscriptionEvent } from './subscription.events.js';

/** The state of the payment for the next delivery. */
export interface RenewalPayment {
  /** `open`: an attempt without an outcome. `processing`: an open attempt that the bank is still deciding. */
  phase: 'waiting' | 'open' | 'processing';
  /** Attempts so far at this delivery. */
  attempt: number;
  /** The day of the next attempt; of giving up when it needs the customer. */
  dueOn: CalendarDay;
  /** Only the customer can solve it, usually with another payment method. */
  needsCustomer: boolean;
  declines: number;
  /** The day the retries are counted from. */
  firstDeclinedOn: CalendarDay | null;
  postponements: number;
}

export function plannedPayment(dueOn: CalendarDay): RenewalPayment {
  return {
    phase: 'waiting',
    attempt: 0,
    dueOn,
    needsCustomer: false,
    declines: 0,
    firstDeclinedOn: null,
    postponements: 0,
  };
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
      return { ...payment, phase: 'open', attempt: data.attempt };
    case 'RenewalProcessing':
      return { ...payment, phase: 'processing' };
    case 'RenewalDeclined':
      return {
        ...payment,
        phase: 'waiting',
        dueOn: data.dueOn ?? payment.dueOn,
        needsCustomer: data.kind === 'hard',
        declines: payment.declines + 1,
        firstDeclinedOn: data.firstDeclinedOn,
      };
    case 'RenewalAbandoned':
      return { ...payment, phase: 'waiting', dueOn: data.dueOn };
    case 'RenewalPostponed':
      return { ...payment, phase: 'waiting', dueOn: data.dueOn, postponements: data.postponements };
    case 'PaymentMethodChanged':
      return { ...payment, dueOn: data.dueOn ?? payment.dueOn, needsCustomer: false };
    case 'SubscriptionResumed':
    case 'DeliveryMoved':
      return { ...plannedPayment(data.nextDeliveryDate), attempt: payment.attempt, phase: payment.phase };
  }
}
