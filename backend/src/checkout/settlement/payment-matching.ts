import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import type { Payment } from '../../platform/payments/payment-provider.js';
import { OrderPlacement } from '../../ordering/order-placement.js';
import { CheckoutRecords, type RecordedCheckout } from '../checkout-records.js';
import { FirstVisits } from './first-visits.js';
import { quoteOf, type IssuedQuote } from '../quote/issued-quotes.js';

/** The checkout of a payment, and the quote whose total was paid. */
export type Matched = { checkout: RecordedCheckout } & Pick<IssuedQuote, 'quote' | 'lines'>;

@Injectable()
export class PaymentMatching {
  constructor(
    private readonly records: CheckoutRecords,
    private readonly placement: OrderPlacement,
    private readonly firstVisits: FirstVisits,
  ) {}

  /** `known`: the checkout that stores this payment. Returns the code of the mismatch when the payment fits none. */
  async match(payment: Payment, known: RecordedCheckout | null): Promise<Matched | string> {
    const checkout = known ?? (await this.claimedBy(payment));
    if (!checkout) return 'unknown-checkout';
    if (payment.checkoutId !== checkout.id) return 'other-checkout';
    const refusal = this.placement.refusalOf(payment);
    if (refusal) return refusal;
    const issued = quoteOf(payment, checkout.issued);
    if (!issued) return 'other-amount';
    if (await this.firstVisits.isPaidTwice(checkout, payment)) return 'paid-twice';
    if (checkout.status !== 'settled' && !(await this.placement.takeOffList(payment.id))) return 'sent-back';
    return { checkout, quote: issued.quote, lines: issued.lines };
  }

  /** Restores the payment id of a checkout that a backup lacks, so that its payment is not listed as unmatched. */
  private async claimedBy({ id: paymentIntentId, checkoutId: id }: Payment): Promise<RecordedCheckout | null> {
    if (id === null || !isUuid(id)) return null;
    await this.records.storePayment(id, paymentIntentId);
    const found = await this.records.ofPayment(paymentIntentId);
    return found?.id === id ? found : null;
  }
}
