import type { CalendarDay } from '../../../../contracts/values/calendar.js';
import type { OrderLine } from '../../orders/order.events.js';
import type { Actor } from '../../platform/event-sourcing/events.js';
import type { SubscriptionTerms } from '../../subscriptions/subscription.events.js';
import type { Subscription } from '../../subscriptions/subscription.js';

export interface HistorySubscription {
  subscriptionId: string;
  terms: SubscriptionTerms;
  /** The actor of the order that started it. */
  subscriber: Actor;
  line: OrderLine;
  state: Subscription;
}

export class SubscriptionAgenda {
  private readonly byDay = new Map<CalendarDay, HistorySubscription[]>();

  plan(subscription: HistorySubscription, date: CalendarDay): void {
    const planned = this.byDay.get(date);
    if (planned) planned.push(subscription);
    else this.byDay.set(date, [subscription]);
  }

  /** Yields the subscriptions of a day, then forgets the day. */
  *take(date: CalendarDay): Generator<HistorySubscription> {
    yield* this.byDay.get(date) ?? [];
    this.byDay.delete(date);
  }
}
