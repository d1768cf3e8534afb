import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, Not } from 'typeorm';
import type { PaymentIntentResponse, UpdatePaymentIntent } from '../../../../contracts/checkout.js';
import type { PaymentLink, PhoneOrderDetails } from '../../../../contracts/orders/phone-orders.js';
import { hashToken } from '../../platform/auth/tokens.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { Checkout } from '../checkout.entity.js';
import { Checkouts } from '../checkouts.js';
import { CheckoutClosing } from '../closing/checkout-closing.js';
import type { NetworkKeys } from '../reservations/checkout-limits.js';
import { ShopperLocks } from '../reservations/shopper-locks.js';
import { Settlement } from '../settlement/settlement.js';
import { PhoneOrderStates } from './phone-order-states.js';
import { shopperOf } from './phone-order-token.js';
import { PhoneOrder } from './phone-order.entity.js';
import { PhoneOrders } from './phone-orders.js';

/**
 * Pays phone orders by their link, through the checkout of the shop. The phone order is the shopper of its checkout, so that all
 * tabs and browsers that open the link share one payment.
 */
@Injectable()
export class PaymentLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly states: PhoneOrderStates,
    private readonly orders: PhoneOrders,
    private readonly checkouts: Checkouts,
    private readonly closing: CheckoutClosing,
    private readonly settlement: Settlement,
    private readonly locks: ShopperLocks,
  ) {}

  /** Throws `payment-link-unknown`. Settles a payment that was made meanwhile, so that the page need not wait. */
  async look(token: string, context: CommandContext): Promise<PaymentLink> {
    const row = await this.find(token);
    for (const { paymentIntentId } of await this.unsettled(row))
      await this.settlement.settle(paymentIntentId!, context);
    const { state, orderNumber } = await this.states.of(row);
    const isOpen = state === 'open';
    return {
      state,
      orderNumber,
      expiresAt: row.expiresAt.toISOString(),
      quote: isOpen ? row.quote : null,
      details: isOpen ? detailsOf(row) : null,
    };
  }

  /** Throws `payment-link-closed` once it is paid, expired or withdrawn, and what starting a checkout refuses. */
  async pay(token: string, networks: NetworkKeys, context: CommandContext): Promise<PaymentIntentResponse> {
    const { id, email, quoteHash, quote, lines } = await this.find(token);
    const shopper = { sidHash: shopperOf(id), ...networks };
    const admit = async () => this.demandOpen(await this.find(token));
    return this.checkouts.startOffer(shopper, { quoteHash, quote, lines }, email, admit, context);
  }

  async agree(token: string, request: UpdatePaymentIntent, context: CommandContext): Promise<PaymentIntentResponse> {
    const { id, email } = await this.find(token);
    return this.checkouts.change(shopperOf(id), { ...request, email }, context);
  }

  /** Throws `payment-link-unknown`, and `payment-link-closed` once it is paid. Idempotent. */
  async withdraw(id: string, context: CommandContext): Promise<void> {
    await this.locks.run(shopperOf(id), async () => {
      const row = await this.rows().findOneBy({ id });
      if (!row) throw new DomainError('payment-link-unknown');
      await this.orders.markWithdrawn(id);
      const open = await this.dataSource.getRepository(Checkout).findOneBy({ sidHash: shopperOf(id), status: 'open' });
      if (open) await this.closing.close(open, context); // settles it when it is paid
      if ((await this.states.of(row)).orderNumber !== null) throw new DomainError('payment-link-closed');
    });
  }

  private async find(token: string): Promise<PhoneOrder> {
    const row = await this.rows().findOneBy({ tokenHash: hashToken(token) });
    if (!row) throw new DomainError('payment-link-unknown');
    return row;
  }

  private async demandOpen(row: PhoneOrder): Promise<void> {
    if ((await this.states.of(row)).state !== 'open') throw new DomainError('payment-link-closed');
  }

  private unsettled({ id }: PhoneOrder): Promise<Checkout[]> {
    const where = { sidHash: shopperOf(id), status: In(['open', 'closing']), paymentIntentId: Not(IsNull()) };
    return this.dataSource.getRepository(Checkout).findBy(where);
  }

  private rows() {
    return this.dataSource.getRepository(PhoneOrder);
  }
}

function detailsOf({ email, phone, firstName, lastName, address, postalCode, city }: PhoneOrder): PhoneOrderDetails {
  return { email, phone, firstName, lastName, address, postalCode, city };
}
