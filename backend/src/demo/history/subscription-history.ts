import { addDays, type CalendarDay } from '../../../../contracts/values/calendar.js';
import { decide, fold, type Command } from '../../platform/event-sourcing/deciding/decider.js';
import { deterministicId } from '../../platform/ids/deterministic-id.js';
import { CancelSubscription } from '../../subscriptions/commands/cancel-subscription.js';
import { PauseSubscription } from '../../subscriptions/commands/pause-subscription.js';
import { RenewSubscription } from '../../subscriptions/commands/renew-subscription.js';
import { ResumeSubscription } from '../../subscriptions/commands/resume-subscription.js';
import { SkipDelivery } from '../../subscriptions/commands/skip-delivery.js';
import { StartSubscription } from '../../subscriptions/commands/start-subscription.js';
import { subscriptionDecider } from '../../subscriptions/subscription.decider.js';
import { initialSubscription, started } from '../../subscriptions/subscription.js';
import { contextOf, system, type CommandLog } from './command-log.js';
import type { HistoryOrder } from './order-history.js';
import type { Random } from './random.js';
import { SubscriptionAgenda, type HistorySubscription } from './subscription-agenda.js';

export class SubscriptionHistory {
  private readonly agenda = new SubscriptionAgenda();
  private readonly due: HistorySubscription[] = [];

  constructor(
    private readonly commandLog: CommandLog,
    private readonly random: Random,
  ) {}

  /** Starts the subscriptions of an order with the ids and terms that the process would use. */
  startFrom({ orderId, at, actor: subscriber, agreed }: HistoryOrder): void {
    for (const line of agreed.lines) {
      if (!line.subscription) continue;
      const { lineId, productId, slug, productName, imageUrl, quantity, totalCents, vatRate } = line;
      const product = { productId, slug, productName, imageUrl, quantity, vatRate };
      const { contactId } = agreed;
      const terms = { contactId, orderId, lineId, ...product, ...line.subscription, priceCents: totalCents };
      const subscriptionId = deterministicId(orderId, lineId);
      const subscription = { subscriptionId, terms, subscriber, line, state: initialSubscription };
      this.execute(subscription, new StartSubscription({ subscriptionId, ...terms }, contextOf(at, system, orderId)));
      this.planNext(subscription);
    }
  }

  /** Handles the events of this day at `at` (milliseconds). */
  runDay(date: CalendarDay, at: number): void {
    for (const subscription of this.agenda.take(date)) this.simulateDay(subscription, date, at);
  }

  /** Undefined when no delivery is due. */
  nextDue(): HistorySubscription | undefined {
    return this.due.shift();
  }

  /** Links the order to the delivery `cycle`. */
  renewed(subscription: HistorySubscription, cycle: number, orderId: string, at: number): void {
    const { subscriptionId } = subscription;
    this.execute(
      subscription,
      new RenewSubscription({ subscriptionId, cycle, orderId }, contextOf(at, system, orderId)),
    );
    this.planNext(subscription);
  }

  /** Skips the remaining due deliveries, so none is overdue at the end. */
  skipRemaining(at: number): void {
    for (const subscription of this.due.splice(0)) this.skip(subscription, at);
  }

  private simulateDay(subscription: HistorySubscription, date: CalendarDay, at: number): void {
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
      if (this.random.chance(0.6)) this.agenda.plan(subscription, addDays(date, this.random.int(20, 70)));
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
    this.commandLog.add(`subscription-${subscription.subscriptionId}`, command);
  }

  private planNext(subscription: HistorySubscription): void {
    this.agenda.plan(subscription, started(subscription.state).nextDeliveryDate);
  }
}
