import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { SettledCheckout } from '../../../../contracts/checkout.js';
import { Clock } from '../../platform/clock/clock.js';
import { AppConfig } from '../../platform/config/app-config.js';
import type { CommandResult } from '../../platform/event-sourcing/deciding/command-execution.js';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { readState } from '../../platform/event-sourcing/deciding/read-state.js';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import { failpoint } from '../../platform/failpoints/failpoint.js';
import { deterministicId } from '../../platform/ids/deterministic-id.js';
import { orderIdOf } from '../../platform/ids/order-id.js';
import { CapturePayment } from '../../orders/commands/capture-payment.js';
import { FailPayment } from '../../orders/commands/fail-payment.js';
import { PlaceOrder } from '../../orders/commands/place-order.js';
import { orderDecider } from '../../orders/order.decider.js';
import { PaymentProvider, type Payment } from '../../platform/payments/payment-provider.js';
import { CheckoutHolds } from '../holds/checkout-holds.js';
import { CheckoutRecords, type RecordedCheckout } from '../checkout-records.js';
import { Checkout } from '../checkout.entity.js';
import { IssuedQuotes, quoteOf, type IssuedQuote } from '../quote/issued-quotes.js';
import { OrderContacts } from './order-contacts.js';
import { UnmatchedPayment } from '../provider/unmatched-payment.entity.js';

/** How a settlement came out. `position` is where read models must be to show it. */
export interface Settled {
  status: SettledCheckout['status'];
  orderId: string | null;
  /** The basket lines of the order; none without one. */
  lines: SettledCheckout['lines'];
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
  private readonly logger = new Logger(Settlement.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: PaymentProvider,
    private readonly commands: CommandBus,
    private readonly store: EventStore,
    private readonly records: CheckoutRecords,
    private readonly quotes: IssuedQuotes,
    private readonly holds: CheckoutHolds,
    private readonly contacts: OrderContacts,
    private readonly config: AppConfig,
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
    const placed = await this.place(orderId, matched, payment, context);
    failpoint('settlement.order-placed');
    if (payment.status === 'processing') {
      await this.checkouts().update({ id: matched.checkout.id, status: 'open' }, { status: 'closing' });
      await this.holds.underWay(matched.checkout.id);
      return { status: 'processing', orderId, lines, position: placed };
    }
    return { status: 'succeeded', orderId, lines, position: await this.capture(orderId, matched, payment, context) };
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
    if (payment.live !== this.config.stripe.live) return 'other-mode';
    if (payment.currency !== 'EUR') return 'other-currency';
    if (checkout.isSentBack) return 'sent-back';
    const issued = quoteOf(payment, checkout.issued);
    return issued ? { checkout, quote: issued.quote, lines: issued.lines } : 'other-amount';
  }

  private async capture(
    orderId: string,
    matched: Matched,
    { id: paymentIntentId, receivedCents: amountCents }: Payment,
    context: CommandContext,
  ): Promise<bigint | null> {
    const captured = new CapturePayment({ orderId, paymentIntentId, amountCents }, context);
    const { position } = await this.commands.execute<CapturePayment, CommandResult>(captured);
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
  ): Promise<bigint | null> {
    if (checkout.status === 'settled') return null;
    const contactId = deterministicId('contact', orderId);
    const orderNumber = await this.contacts.keep(contactId, payment, context.at);
    failpoint('settlement.contact-kept');
    const order = new PlaceOrder(
      {
        orderId,
        orderNumber,
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
    return (await this.commands.execute<PlaceOrder, CommandResult>(order)).position;
  }

  private async settleUnpaid(
    payment: Payment,
    checkout: RecordedCheckout | null,
    context: CommandContext,
  ): Promise<Settled> {
    const position = checkout && (await this.fall(payment, checkout, context));
    return { status: payment.status === 'open' ? 'failed' : 'canceled', orderId: null, lines: [], position };
  }

  /**
   * A payment that was under way and came to nothing takes its order with it. It is cancelled at the provider first, so
   * that nobody can pay for an order that has fallen.
   */
  private async fall(payment: Payment, { id }: RecordedCheckout, context: CommandContext): Promise<bigint | null> {
    const orderId = orderIdOf(payment.id);
    const { state: order } = await readState(this.store, orderDecider, orderId);
    if (order.status === 'none') return null;
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
    if (payment.status === 'succeeded') {
      const { id: paymentIntentId, receivedCents: amountCents, currency } = payment;
      const row = { paymentIntentId, amountCents, currency, reason };
      const insert = this.dataSource.createQueryBuilder().insert().into(UnmatchedPayment).values(row).orIgnore();
      const { raw } = await insert.returning('payment_intent_id').execute();
      if ((raw as object[]).length > 0) this.logger.error({ paymentIntentId, reason }, 'Payment without an order');
      failpoint('settlement.unmatched-listed');
    }
    const status = payment.status === 'succeeded' ? 'succeeded' : 'processing';
    return { status, orderId: null, lines: [], position: null };
  }

  private checkouts() {
    return this.dataSource.getRepository(Checkout);
  }
}
