import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { ErasedContact } from '../customers/erased-contact.entity.js';
import { ErasedSubscriptions } from './erased-subscriptions.js';
import { erasedPaymentMethod } from './personal-data.js';
import { EndErasedSubscription } from '../renewals/commands/end-erased-subscription.js';

@CommandHandler(EndErasedSubscription as never)
export class EndErasedSubscriptionHandler implements ICommandHandler<EndErasedSubscription, void> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly subscriptions: ErasedSubscriptions,
  ) {}

  async execute({ payload: { subscriptionId, contactId }, context }: EndErasedSubscription): Promise<void> {
    if (!(await this.dataSource.getRepository(ErasedContact).existsBy({ contactId }))) return;
    await this.subscriptions.end(subscriptionId, context);
    await this.dataSource.query(erasedPaymentMethod, [subscriptionId]);
  }
}
