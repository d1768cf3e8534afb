import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Payment } from '../../platform/payments/payment-provider.js';
import { CheckoutQuote } from './checkout-quote.entity.js';
import type { Offer } from './offers.js';
import { isUnmatched } from '../../ordering/unmatched/unmatched-payments.view.js';
import { recordRemoval } from '../../platform/database/record-removal.js';
import { keptFor } from '../../platform/database/retention.js';
import { countOf } from '../../platform/database/rows.js';

export type IssuedQuote = Pick<CheckoutQuote, 'quoteHash' | 'quote' | 'lines'>;

const mostAtOnce = 5000;
/** Quotes of deleted checkouts, and of those over for their term whose payment does not wait for staff. */
const old = `
  select q.ctid from checkout_quotes q left join checkouts c on c.id = q.checkout_id
  where q.issued_at < now() - interval '${keptFor(CheckoutQuote)}'
    and (c.id is null or (c.status in ('settled', 'abandoned') and c.updated_at < now() - interval '${keptFor(CheckoutQuote)}'))
    and not ${isUnmatched('c.payment_intent_id')}
  limit ${mostAtOnce}`;

@Injectable()
export class IssuedQuotes {
  constructor(private readonly dataSource: DataSource) {}

  /** Idempotent. */
  async issue(checkoutId: string, { quoteHash, quote, lines }: Offer): Promise<void> {
    await this.dataSource.query(
      `insert into checkout_quotes (checkout_id, quote_hash, quote, lines) values ($1, $2, $3, $4)
       on conflict (checkout_id, quote_hash) do nothing`,
      [checkoutId, quoteHash, JSON.stringify(quote), JSON.stringify(lines)],
    );
  }

  of(checkoutId: string): Promise<CheckoutQuote[]> {
    return this.dataSource.getRepository(CheckoutQuote).find({ where: { checkoutId }, order: { issuedAt: 'DESC' } });
  }

  /** Deletes quotes of checkouts that ended a term ago. */
  async forgetOld(): Promise<void> {
    const sql = `delete from checkout_quotes where ctid = any(array(${old}))`;
    for (let removed = mostAtOnce; removed === mostAtOnce;) {
      removed = await countOf(this.dataSource, sql);
      await recordRemoval(this.dataSource, 'checkout_quotes', removed);
    }
  }

  /** For a checkout that never reserved anything. */
  async forget(checkoutId: string): Promise<void> {
    await this.dataSource.getRepository(CheckoutQuote).delete({ checkoutId });
  }
}

/** Returns the quote that the payment names if the amount fits, else the latest of that amount. */
export function quoteOf(payment: Payment, issued: readonly IssuedQuote[]): IssuedQuote | undefined {
  const cents = payment.status === 'succeeded' ? payment.receivedCents : payment.amountCents;
  if (payment.amountCents !== cents) return undefined;
  const matching = issued.filter(({ quote }) => quote.totalCents === cents);
  return matching.find(({ quoteHash }) => quoteHash === payment.quoteHash) ?? matching[0];
}
