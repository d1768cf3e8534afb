import { addDays, type CalendarDay } from '../../../../contracts/calendar.js';
import { decide, fold, type Command } from '../../platform/event-sourcing/deciding/decider.js';
import type { Actor } from '../../platform/event-sourcing/events.js';
import { deterministicId } from '../../platform/ids/deterministic-id.js';
import type { OrderLine } from '../../orders/order.events.js';
import { CancelSubscription } from '../../subscriptions/commands/cancel-subscription.js';
import { PauseSubscription } from '../../subscriptions/commands/pause-subscription.js';
import { RenewSubscription } from '../../subscriptions/commands/renew-subscription.js';
import { ResumeSubscription } from '../../subscriptions/commands/resume-subscription.js';
import { SkipDelivery } from '../../subscriptions/commands/skip-delivery.js';
import { StartSubscription } from '../../subscriptions/commands/start-subscription.js';
import { subscriptionDecider } from '../../subscriptions/subscription.decider.js';
import { initialSubscription, started, type Subscription } from '../../subscriptions/subscription.js';
import type { SubscriptionTerms } from '../../subscriptions/subscription.events.js';
import { contextOf, system, type Book } from './book.js';
import type { HistoryOrder } from './order-history.js';
import type { Random } from './random.js';

/** A subscription under way. Its own rules keep its calendar. */
export interface HistorySubscription {
  subscriptionId: string;
  terms: SubscriptionTerms;
  /** Who placed the order that started it. */
  subscriber: Actor;
  line: OrderLine;
  state: Subscription;
}

/** Lives of subscriptions: they come due, are delivered, skipped, paused, resumed and cancelled. */
export class SubscriptionHistory {
  private readonly agenda = new Map<CalendarDay, HistorySubscription[]>();
  private readonly due: HistorySubscription[] = [];

  constructor(
    private readonly book: Book,
    private readonly random: Random,
  ) {}

  /** Starts what the order's lines ask for, as the process does: the same ids, the same terms. */
  startFrom({ orderId, at, actor: subscriber, agreed }: HistoryOrder): void {
    for (const line of agreed.lines) {
      if (!line.subscription) continue;
      const { lineId, productId, slug, productName, imageUrl, quantity, totalCents } = line;
      const product = { productId, slug, productName, imageUrl, quantity };
      const { contactId } = agreed;
      const terms = { contactId, orderId, lineId, ...product, ...line.subscription, priceCents: totalCents };
      const subscriptionId = deterministicId(orderId, lineId);
      const subscription = { subscriptionId, terms, subscriber, line, state: initialSubscription };
      this.execute(subscription, new StartSubscription({ subscriptionId, ...terms }, contextOf(at, system, orderId)));
      this.planNext(subscription);
    }
  }

  /** Lets everything happen that falls on this day, at about `at` (milliseconds). */
  begin(date: CalendarDay, at: number): void {
    for (const subscription of this.agenda.get(date) ?? []) this.decideFate(subscription, date, at);
    this.agenda.delete(date);
  }

  /** A subscription whose delivery is to be ordered now; undefined when none is waiting. */
  nextDue(): HistorySubscription | undefined {
    return this.due.shift();
  }

  /** The delivery `cycle` became this order. */
  renewed(subscription: HistorySubscription, cycle: number, orderId: string, at: number): void {
    const { subscriptionId } = subscription;
    this.execute(
      subscription,
      new RenewSubscription({ subscriptionId, cycle, orderId }, contextOf(at, system, orderId)),
    );
    this.planNext(subscription);
  }

  /** Who still waits when the history ends skips this delivery, so that nothing is overdue. */
  skipTheRest(at: number): void {
    for (const subscription of this.due.splice(0)) this.skip(subscription, at);
  }

  private decideFate(subscription: HistorySubscription, date: CalendarDay, at: number): void {
    const { subscriptionId, subscriber, state } = subscription;
    const context = contextOf(at, subscriber, subscriptionId);
    if (state.status === 'paused') {
      this.execute(subscription, new ResumeSubscription({ subscriptionId }, context));
      return this.planNext(subscription);
    }
    const roll = this.random();
    if (roll < 0.05) return this.execute(subscription, new CancelSubscription({ subscriptionId }, context));
    if (roll < 0.1) {
      this.execute(subscription, new PauseSubscription({ subscriptionId, reason: 'requested' }, context));
      if (this.random.chance(0.6)) this.plan(subscription, addDays(date, this.random.int(20, 70)));
      return;
    }
    if (roll < 0.14) return this.skip(subscription, at);
    this.due.push(subscription);
  }

  private skip(subscription: HistorySubscription, at: number): void {
    const { subscriptionId, subscriber } = subscription;
    const context = contextOf(at, subscriber, subscriptionId);
    const { nextCycle } = started(subscription.state);
    this.execute(subscription, new SkipDelivery({ subscriptionId, cycle: nextCycle }, context));
    this.planNext(subscription);
  }

  private execute(subscription: HistorySubscription, command: Command): void {
    const events = decide(subscriptionDecider, command, subscription.state);
    subscription.state = fold(subscriptionDecider, subscription.state, events);
    this.book.add(`subscription-${subscription.subscriptionId}`, command);
  }

  private planNext(subscription: HistorySubscription): void {
    this.plan(subscription, started(subscription.state).nextDeliveryDate);
  }

  private plan(subscription: HistorySubscription, date: CalendarDay): void {
    const planned = this.agenda.get(date);
    if (planned) planned.push(subscription);
    else this.agenda.set(date, [subscription]);
  }
}
