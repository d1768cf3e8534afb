import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Receipt, SettledCheckout } from '../../../../contracts/checkout.js';
import { Clock } from '../../platform/clock/clock.js';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { failpoint } from '../../platform/failpoints/failpoint.js';
import { deterministicId } from '../../platform/ids/deterministic-id.js';
import { orderIdOf } from '../../platform/ids/order-id.js';
import { PaymentProvider, type Payment } from '../../platform/payments/payment-provider.js';
import type { ExtendedOrder } from '../../orders/order.events.js';
import { OrderReader, type Purchase } from '../../orders/order-reader.query.js';
import { CheckoutReservations } from '../reservations/checkout-reservations.js';
import { CheckoutRecords, type RecordedCheckout } from '../checkout-records.js';
import { Checkout } from '../checkout.entity.js';
import { IssuedQuotes } from '../quote/issued-quotes.js';
import { FailedPayments } from './failed-payments.js';
import { PaymentMatching, type Matched } from './payment-matching.js';
import { receiptOf } from './receipt.js';
import { OrderContacts } from '../../customers/order-contacts.js';
import { OrderPlacement } from '../../ordering/order-placement.js';

/** `position`: the event that read models must have passed to show the outcome. */
export interface Settled extends Omit<SettledCheckout, 'receipt'> {
  position: bigint | null;
  /** Reads the order. Absent without an order, or when its checkout was lost. */
  receipt?: () => Promise<Receipt | undefined>;
}

/** Why a payment with an order fits no checkout: a restore of Postgres lost the checkout or its quote. */
const lostByRestore = ['unknown-checkout', 'other-amount'];

/** Records what follows from a payment. Idempotent: browser, webhook and sweep all call it. */
@Injectable()
export class Settlement {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: PaymentProvider,
    private readonly orders: OrderReader,
    private readonly placement: OrderPlacement,
    private readonly records: CheckoutRecords,
    private readonly matching: PaymentMatching,
    private readonly failed: FailedPayments,
    private readonly quotes: IssuedQuotes,
    private readonly reservations: CheckoutReservations,
    private readonly contacts: OrderContacts,
    private readonly clock: Clock,
  ) {}

  /** Throws `payment-not-found`. Marks the checkout settled last, so the sweep repeats an interrupted settlement. */
  async settle(paymentIntentId: string, cause: CommandContext): Promise<Settled> {
    const context = { ...cause, at: this.clock.at() };
    const payment = await this.provider.findPayment(paymentIntentId);
    const checkout = await this.records.ofPayment(paymentIntentId);
    const record = () => this.record(payment, checkout, context);
    return checkout?.status === 'settled' ? record() : this.placement.orListed(payment, orderIdOf(payment.id), record);
  }

  private async record(payment: Payment, checkout: RecordedCheckout | null, context: CommandContext): Promise<Settled> {
    if (payment.status === 'open' || payment.status === 'canceled')
      return this.settleUnpaid(payment, checkout, context);
    const matched = await this.matching.match(payment, checkout);
    const orderId = orderIdOf(payment.id);
    if (typeof matched === 'string') return this.settleUnmatched(payment, matched, orderId);
    const lines = matched.quote.lines.map(({ id, quantity }) => ({ id, quantity }));
    const receiptFrom = (purchase: Purchase) => receiptOf(matched, payment.method, purchase);
    const isSettled = matched.checkout.status === 'settled';
    const known = isSettled ? await this.orders.purchaseOf(orderId) : null;
    if (known?.payment && payment.status === 'succeeded') {
      const { orderNumber, position } = known;
      return { status: 'succeeded', orderNumber, lines, receipt: () => Promise.resolve(receiptFrom(known)), position };
    }
    const receipt = async () => {
      const purchase = await this.orders.purchaseOf(orderId);
      return purchase ? receiptFrom(purchase) : undefined;
    };
    const { orderNumber, position } = isSettled
      ? { orderNumber: known?.orderNumber ?? null, position: null }
      : await this.place(orderId, matched, payment, context);
    failpoint('settlement.order-placed');
    if (payment.status === 'processing') {
      await this.checkouts().update({ id: matched.checkout.id, status: 'open' }, { status: 'closing' });
      await this.reservations.underWay(matched.checkout.id);
      return { status: 'processing', orderNumber, lines, receipt, position };
    }
    const captured = await this.capture(orderId, matched, payment, context);
    return { status: 'succeeded', orderNumber, lines, receipt, position: captured };
  }

  private async capture(
    orderId: string,
    matched: Matched,
    payment: Payment,
    context: CommandContext,
  ): Promise<bigint | null> {
    const position = await this.placement.capture(orderId, payment, context);
    failpoint('settlement.payment-captured');
    if (matched.checkout.status === 'settled') return position;
    await this.redeem(matched, context);
    failpoint('settlement.checkout-settled');
    return position;
  }

  /** Repeats when a quote was issued meanwhile, because what it reserved must be released too. */
  private async redeem({ checkout, ...offer }: Matched, context: CommandContext): Promise<void> {
    let { issued } = checkout;
    for (;;) {
      await this.reservations.redeem(checkout.id, offer, issued, context);
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
    const contactId = deterministicId('contact', orderId);
    await this.contacts.store(contactId, await this.inParcelOf(quote.addsTo, payment));
    failpoint('settlement.contact-stored');
    return this.placement.place(
      {
        orderId,
        checkoutId: checkout.id,
        paymentIntentId: payment.id,
        contactId,
        currency: 'EUR',
        lines,
        subtotalCents: quote.subtotalCents,
        savingsCents: quote.savingsCents,
        shippingCents: quote.shippingCents,
        discountCents: quote.discountCents,
        discountCode: quote.discountCode,
        totalCents: quote.totalCents,
        termsVersion: checkout.termsVersion,
        renewal: null,
        replaces: null,
        addsTo: quote.addsTo ?? null,
      },
      context,
    );
  }

  /** Takes the address of the order that is added to, which staff may have changed since the payment link was made. */
  private async inParcelOf(extended: ExtendedOrder | null | undefined, payment: Payment): Promise<Payment> {
    const order = extended && (await this.orders.find(extended.orderId));
    const address = order && (await this.contacts.find(order.contactId, payment.buyer.email));
    return address ? { ...payment, buyer: { ...payment.buyer, ...address } } : payment;
  }

  private async settleUnpaid(
    payment: Payment,
    checkout: RecordedCheckout | null,
    context: CommandContext,
  ): Promise<Settled> {
    const position = checkout && (await this.failed.cancelOrder(payment, checkout, context));
    return { status: payment.status === 'open' ? 'failed' : 'canceled', orderNumber: null, lines: [], position };
  }

  /** A payment with an order lost its checkout or quote in a restore of Postgres, and a process stores that again. */
  private async settleUnmatched(payment: Payment, reason: string, orderId: string): Promise<Settled> {
    const orderNumber = lostByRestore.includes(reason) ? await this.orders.numberOf(orderId) : null;
    if (orderNumber === null) await this.placement.listUnmatched(payment, reason);
    if (payment.status === 'succeeded') failpoint('settlement.unmatched-listed');
    const status = payment.status === 'succeeded' ? 'succeeded' : 'processing';
    return { status, orderNumber, lines: [], position: null };
  }

  private checkouts() {
    return this.dataSource.getRepository(Checkout);
  }
}
