import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { SettledCheckout } from '../../../../contracts/checkout.js';
import { Clock } from '../../platform/clock/clock.js';
import type { CommandResult } from '../../platform/event-sourcing/deciding/command-execution.js';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { failpoint } from '../../platform/failpoints/failpoint.js';
import { deterministicId } from '../../platform/ids/deterministic-id.js';
import { orderIdOf } from '../../platform/ids/order-id.js';
import { FailPayment } from '../../orders/commands/fail-payment.js';
import { PaymentProvider, type Payment } from '../../platform/payments/payment-provider.js';
import { CheckoutHolds } from '../holds/checkout-holds.js';
import { CheckoutRecords, type RecordedCheckout } from '../checkout-records.js';
import { Checkout } from '../checkout.entity.js';
import { IssuedQuotes, quoteOf, type IssuedQuote } from '../quote/issued-quotes.js';
import { OrderContacts } from './order-contacts.js';
import { OrderSettlement } from '../../settlement/order-settlement.js';
import { PlacedOrders } from '../../settlement/placed-orders.js';

/** The outcome for the shopper. `position` is the event that read models must have passed to show it. */
export interface Settled extends SettledCheckout {
  position: bigint | null;
}

/** A payment's checkout, with the quote whose total it is. */
type Matched = { checkout: RecordedCheckout } & Pick<IssuedQuote, 'quote' | 'lines'>;

/**
 * The only way an order comes to exist: look at the payment as the provider has it now, and write down what follows.
 * Browser, webhook and reconciler all end here, in any order and any number of times: the order's id derives from the
 * payment's, and its stream takes each fact once.
 */
@Injectable()
export class Settlement {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: PaymentProvider,
    private readonly commands: CommandBus,
    private readonly orders: PlacedOrders,
    private readonly shared: OrderSettlement,
    private readonly records: CheckoutRecords,
    private readonly quotes: IssuedQuotes,
    private readonly holds: CheckoutHolds,
    private readonly contacts: OrderContacts,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws `payment-not-found` for a payment that the provider does not know. The checkout is marked settled last: whatever
   * a process that dies leaves undone, the next settlement (the sweep's at the latest) does. It happens now by the clock of
   * the subscriptions, whoever saw it first: what is bought in a demo whose clock was moved starts there.
   */
  async settle(paymentIntentId: string, cause: CommandContext): Promise<Settled> {
    const context = { ...cause, at: this.clock.at() };
    const payment = await this.provider.findPayment(paymentIntentId);
    const checkout = await this.records.ofPayment(paymentIntentId);
    if (payment.status === 'open' || payment.status === 'canceled')
      return this.settleUnpaid(payment, checkout, context);
    const matched = this.match(payment, checkout ?? (await this.claimedBy(payment)));
    if (typeof matched === 'string') return this.settleUnmatched(payment, matched);
    const orderId = orderIdOf(payment.id);
    const lines = matched.quote.lines.map(({ id, quantity }) => ({ id, quantity }));
    const { orderNumber, position } = await this.place(orderId, matched, payment, context);
    failpoint('settlement.order-placed');
    if (payment.status === 'processing') {
      await this.checkouts().update({ id: matched.checkout.id, status: 'open' }, { status: 'closing' });
      await this.holds.underWay(matched.checkout.id);
      return { status: 'processing', orderNumber, lines, position };
    }
    const captured = await this.capture(orderId, matched, payment, context);
    return { status: 'succeeded', orderNumber, lines, position: captured };
  }

  /**
   * The checkout that a payment was made for and that does not know it: a shop that was restored from a backup of that very
   * moment. It is given its payment now, before the sweep finds it; else the payment would be listed as nobody's first.
   */
  private async claimedBy({ id: paymentIntentId, checkoutId: id }: Payment): Promise<RecordedCheckout | null> {
    if (id === null || !isUuid(id)) return null;
    await this.records.storePayment(id, paymentIntentId);
    const found = await this.records.ofPayment(paymentIntentId);
    return found?.id === id ? found : null;
  }

  private match(payment: Payment, checkout: RecordedCheckout | null): Matched | string {
    if (!checkout) return 'unknown-checkout';
    if (payment.checkoutId !== checkout.id) return 'other-checkout';
    const refusal = this.shared.refusalOf(payment);
    if (refusal) return refusal;
    if (checkout.isSentBack) return 'sent-back';
    const issued = quoteOf(payment, checkout.issued);
    return issued ? { checkout, quote: issued.quote, lines: issued.lines } : 'other-amount';
  }

  private async capture(
    orderId: string,
    matched: Matched,
    payment: Payment,
    context: CommandContext,
  ): Promise<bigint | null> {
    const position = await this.shared.capture(orderId, payment, context);
    failpoint('settlement.payment-captured');
    if (matched.checkout.status === 'settled') return position;
    await this.redeem(matched, context);
    failpoint('settlement.checkout-settled');
    return position;
  }

  /** And once more when a quote was issued meanwhile: what it made the checkout hold has to go back too. */
  private async redeem({ checkout, ...offer }: Matched, context: CommandContext): Promise<void> {
    let { issued } = checkout;
    for (;;) {
      await this.holds.redeem(checkout.id, offer, issued, context);
      failpoint('settlement.holds-redeemed');
      if (await this.records.settle(checkout.id, issued.length)) return;
      issued = await this.quotes.of(checkout.id);
    }
  }

  private async place(
    orderId: string,
    { checkout, quote, lines }: Matched,
    payment: Payment,
    context: CommandContext,
  ): Promise<{ orderNumber: string | null; position: bigint | null }> {
    if (checkout.status === 'settled') return { orderNumber: await this.orders.numberOf(orderId), position: null };
    const contactId = deterministicId('contact', orderId);
    await this.contacts.keep(contactId, payment);
    failpoint('settlement.contact-kept');
    return this.shared.place(
      {
        orderId,
        checkoutId: checkout.id,
        paymentIntentId: payment.id,
        contactId,
        customerId: null,
        currency: 'EUR',
        lines,
        subtotalCents: quote.subtotalCents,
        savingsCents: quote.savingsCents,
        shippingCents: quote.shippingCents,
        discountCents: quote.discountCents,
        discountCode: quote.discountCode,
        totalCents: quote.totalCents,
        renewal: null,
      },
      context,
    );
  }

  private async settleUnpaid(
    payment: Payment,
    checkout: RecordedCheckout | null,
    context: CommandContext,
  ): Promise<Settled> {
    const position = checkout && (await this.fall(payment, checkout, context));
    return { status: payment.status === 'open' ? 'failed' : 'canceled', orderNumber: null, lines: [], position };
  }

  /**
   * A payment that was under way and came to nothing takes its order with it. It is cancelled at the provider first, so
   * that nobody can pay for an order that has fallen.
   */
  private async fall(payment: Payment, { id }: RecordedCheckout, context: CommandContext): Promise<bigint | null> {
    const orderId = orderIdOf(payment.id);
    if (!(await this.orders.find(orderId))) return null;
    if (payment.status === 'open') await this.provider.cancelPayment(payment.id);
    failpoint('settlement.fallen-payment-cancelled');
    const failed = new FailPayment({ orderId, paymentIntentId: payment.id, reason: payment.status }, context);
    const { position } = await this.commands.execute<FailPayment, CommandResult>(failed);
    failpoint('settlement.order-fallen');
    await this.holds.giveBack(id, context);
    failpoint('settlement.fallen-holds-given-back');
    await this.checkouts().update({ id }, { status: 'abandoned' });
    failpoint('settlement.fallen-checkout-abandoned');
    return position;
  }

  /** Money that fits no checkout of ours goes on the list for staff; it is never dropped in silence. */
  private async settleUnmatched(payment: Payment, reason: string): Promise<Settled> {
    await this.shared.listUnmatched(payment, reason);
    if (payment.status === 'succeeded') failpoint('settlement.unmatched-listed');
    const status = payment.status === 'succeeded' ? 'succeeded' : 'processing';
    return { status, orderNumber: null, lines: [], position: null };
  }

  private checkouts() {
    return this.dataSource.getRepository(Checkout);
  }
}
