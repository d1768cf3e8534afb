import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SettleRenewal } from '../commands/settle-renewal.js';
import { RenewalSettlement } from './renewal-settlement.js';

@CommandHandler(SettleRenewal as never)
export class SettleRenewalHandler implements ICommandHandler<SettleRenewal, void> {
  constructor(private readonly settlement: RenewalSettlement) {}

  async execute({ payload: { paymentIntentId }, context }: SettleRenewal): Promise<void> {
    await this.settlement.settle(paymentIntentId, context);
  }
}
