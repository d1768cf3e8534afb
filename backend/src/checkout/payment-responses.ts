import { Injectable } from '@nestjs/common';
import type { PaymentIntentResponse } from '../../../contracts/checkout.js';
import { paymentMethodNames } from '../../../contracts/payments/payment-methods.js';
import { OfferedMethods } from '../platform/payments/offered-methods.js';
import { AgreedTerms } from './agreed-terms.js';
import { needsMandate } from './quote/order-lines.js';
import type { Repriced } from './quote/repricing.js';

/** Describes a payment to its shopper. */
@Injectable()
export class PaymentResponses {
  constructor(
    private readonly methods: OfferedMethods,
    private readonly terms: AgreedTerms,
  ) {}

  async of({ payment, offer, reservedUntil }: Repriced): Promise<PaymentIntentResponse> {
    const { clientSecret, id: paymentIntentId } = payment;
    const leftOut = await this.methods.leftOut(needsMandate(offer.lines));
    return {
      clientSecret,
      paymentIntentId,
      quote: offer.quote,
      reservedUntil: reservedUntil.toISOString(),
      termsVersion: await this.terms.latest(),
      notForSubscriptions: leftOut.map((method) => paymentMethodNames[method]),
    };
  }
}
