import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { CommandContext } from '../platform/event-sourcing/deciding/decider.js';
import { CancelSubscription } from '../subscriptions/commands/cancel-subscription.js';
import { SubscriptionReader } from '../subscriptions/subscription-reader.query.js';

@Injectable()
export class ErasedSubscriptions {
  constructor(
    private readonly commands: CommandBus,
    private readonly reader: SubscriptionReader,
  ) {}

  /** Idempotent. No-op for one that has not started: a process ends it when it does. */
  async end(subscriptionId: string, context: CommandContext): Promise<void> {
    if (await this.reader.find(subscriptionId))
      await this.commands.execute(new CancelSubscription({ subscriptionId }, context));
  }
}
