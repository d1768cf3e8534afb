import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { deterministicId } from '../../platform/ids/deterministic-id.js';
import { orderIdOf } from '../../platform/ids/order-id.js';
import { PaymentProvider } from '../../platform/payments/payment-provider.js';
import { RestoreBuyer } from './commands.js';
import { OrderContacts } from '../../customers/order-contacts.js';

/** Reads a lost buyer from the payment. Renewals use the contact of the first order. */
@CommandHandler(RestoreBuyer as never)
export class RestoreBuyerHandler implements ICommandHandler<RestoreBuyer, void> {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly contacts: OrderContacts,
  ) {}

  async execute({ payload: { contactId, paymentIntentId } }: RestoreBuyer): Promise<void> {
    if (contactId !== deterministicId('contact', orderIdOf(paymentIntentId))) return;
    if (!(await this.contacts.isLost(contactId))) return;
    await this.contacts.store(contactId, await this.provider.findPayment(paymentIntentId));
  }
}
