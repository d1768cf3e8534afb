import { Injectable } from '@nestjs/common';
import { PaymentProvider, type Payment } from '../../platform/payments/payment-provider.js';
import { ProviderDisputes } from '../../platform/payments/provider-disputes.js';

/** What a payment left the shop, in cents: by the orders, and at the provider. */
export interface PaymentDifference {
  paymentIntentId: string;
  ordersCents: number;
  providerCents: number;
}

@Injectable()
export class ProviderBalances {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly disputes: ProviderDisputes,
  ) {}

  /**
   * Compares each payment with what the orders have of it. Two calls to the provider for each payment that was received.
   * Throws ProviderError.
   */
  async differences(ofOrders: ReadonlyMap<string, number>): Promise<PaymentDifference[]> {
    const unseen = new Map(ofOrders);
    const found: PaymentDifference[] = [];
    const compare = (paymentIntentId: string, ordersCents: number, providerCents: number) => {
      if (ordersCents !== providerCents) found.push({ paymentIntentId, ordersCents, providerCents });
    };
    for await (const payment of this.provider.paymentsSince(new Date(0))) {
      if (payment.receivedCents === 0) continue;
      compare(payment.id, unseen.get(payment.id) ?? 0, await this.leftOf(payment));
      unseen.delete(payment.id);
    }
    for (const [paymentIntentId, cents] of unseen) compare(paymentIntentId, cents, 0);
    return found;
  }

  private async leftOf({ id, receivedCents }: Payment): Promise<number> {
    const [refunds, disputes] = await Promise.all([this.provider.listRefunds(id), this.disputes.list(id)]);
    const refunded = refunds.filter(({ status }) => status !== 'failed');
    const lost = disputes.filter(({ status }) => status === 'lost');
    return [...refunded, ...lost].reduce((left, { amountCents }) => left - amountCents, receivedCents);
  }
}
