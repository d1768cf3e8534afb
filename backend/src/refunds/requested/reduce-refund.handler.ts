import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ReduceRefund } from '../commands/reduce-refund.js';
import { Refunds } from './refunds.js';

@CommandHandler(ReduceRefund as never)
export class ReduceRefundHandler implements ICommandHandler<ReduceRefund, void> {
  constructor(private readonly refunds: Refunds) {}

  execute({ payload: { refundId, amountCents } }: ReduceRefund): Promise<void> {
    return this.refunds.reduce(refundId, amountCents);
  }
}
