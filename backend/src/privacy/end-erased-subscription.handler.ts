import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { ErasedSubscriptions } from './erased-subscriptions.js';
import { erasedPaymentMethod } from './personal-data.js';
import { EndErasedSubscription } from './commands/end-erased-subscription.js';

@CommandHandler(EndErasedSubscription as never)
export class EndErasedSubscriptionHandler implements ICommandHandler<EndErasedSubscription, void> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly subscriptions: ErasedSubscriptions,
  ) {}

  async execute({ payload: { subscriptionId, contactId }, context }: EndErasedSubscription): Promise<void> {
    const erased = await this.dataSource.query<object[]>('select 1 from erased_contacts where contact_id = $1', [
      contactId,
    ]);
    if (erased.length === 0) return;
    await this.subscriptions.end(subscriptionId, context);
    await this.dataSource.query(erasedPaymentMethod, [subscriptionId]);
  }
}
