import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { CancelSubscription } from '../subscriptions/commands/cancel-subscription.js';
import { erasedPaymentMethod } from './personal-data.js';
import { EndErasedSubscription } from './commands/end-erased-subscription.js';

@CommandHandler(EndErasedSubscription as never)
export class EndErasedSubscriptionHandler implements ICommandHandler<EndErasedSubscription, void> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly commands: CommandBus,
  ) {}

  async execute({ payload: { subscriptionId, contactId }, context }: EndErasedSubscription): Promise<void> {
    const erased = await this.dataSource.query<object[]>('select 1 from erased_contacts where contact_id = $1', [
      contactId,
    ]);
    if (erased.length === 0) return;
    await this.commands.execute(new CancelSubscription({ subscriptionId }, context));
    await this.dataSource.query(erasedPaymentMethod, [subscriptionId]);
  }
}
