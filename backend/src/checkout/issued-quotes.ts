import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Payment } from '../payments/payment-provider.js';
import { CheckoutQuote } from './checkout-quote.entity.js';
import type { Offer } from './offers.js';

/** The quotes that checkouts were given. Nothing is ever taken away from them. */
@Injectable()
export class IssuedQuotes {
  constructor(private readonly dataSource: DataSource) {}

  /** Writes the offer down; the same one again is the same row. */
  async issue(checkoutId: string, { quoteHash, quote, lines }: Offer): Promise<void> {
    await this.dataSource.query(
      `insert into checkout_quotes (checkout_id, quote_hash, quote, lines) values ($1, $2, $3, $4)
       on conflict (checkout_id, quote_hash) do nothing`,
      [checkoutId, quoteHash, JSON.stringify(quote), JSON.stringify(lines)],
    );
  }

  /** All of one checkout, the latest first. */
  of(checkoutId: string): Promise<CheckoutQuote[]> {
    return this.dataSource.getRepository(CheckoutQuote).find({ where: { checkoutId }, order: { issuedAt: 'DESC' } });
  }

  /** A checkout that never came to hold anything takes its quotes with it. */
  async forget(checkoutId: string): Promise<void> {
    await this.dataSource.getRepository(CheckoutQuote).delete({ checkoutId });
  }
}

/** The quote that the payment names, if it is of that amount; else the latest of that amount; else none. */
export function quoteOf(payment: Payment, issued: readonly CheckoutQuote[]): CheckoutQuote | undefined {
  const cents = payment.status === 'succeeded' ? payment.receivedCents : payment.amountCents;
  if (payment.amountCents !== cents) return undefined;
  const matching = issued.filter(({ quote }) => quote.totalCents === cents);
  return matching.find(({ quoteHash }) => quoteHash === payment.quoteHash) ?? matching[0];
}
