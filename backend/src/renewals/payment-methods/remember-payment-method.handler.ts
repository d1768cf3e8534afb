import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { RememberPaymentMethod } from '../commands/remember-payment-method.js';
import { PaymentMethods } from './payment-methods.js';

@CommandHandler(RememberPaymentMethod as never)
export class RememberPaymentMethodHandler implements ICommandHandler<RememberPaymentMethod, void> {
  constructor(private readonly methods: PaymentMethods) {}

  execute({ payload: { subscriptionId, contactId, paymentIntentId } }: RememberPaymentMethod): Promise<void> {
    return this.methods.remember({ subscriptionId, contactId }, paymentIntentId);
  }
}
