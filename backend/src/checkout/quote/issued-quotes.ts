import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { waitingWork } from '../../platform/database/waiting-work.js';
import type { Payment } from '../../platform/payments/payment-provider.js';
import { CheckoutQuote } from './checkout-quote.entity.js';
import type { Offer } from './offers.js';

/** What a checkout was offered. The hash names it. */
export type IssuedQuote = Pick<CheckoutQuote, 'quoteHash' | 'quote' | 'lines'>;

const mostAtOnce = 5000;
/** A checkout that ended so long ago is over, unless its payment waits for staff; one that is gone has left its quotes. */
const old = `
  select q.ctid from checkout_quotes q left join checkouts c on c.id = q.checkout_id
  where q.issued_at < now() - interval '90 days'
    and (c.id is null or (c.status in ('settled', 'abandoned') and c.updated_at < now() - interval '90 days'))
    and not exists (select 1 from unmatched_payments u
                    where u.payment_intent_id = c.payment_intent_id and ${waitingWork.unmatchedPayment})
  limit ${mostAtOnce}`;

/** The quotes that checkouts were given. Nothing is taken away from them until the checkout is long over. */
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

  /** Removes those of checkouts that ended 90 days ago. */
  async forgetOld(): Promise<void> {
    const sql = `delete from checkout_quotes where ctid = any(array(${old}))`;
    for (let removed = mostAtOnce; removed === mostAtOnce;)
      [, removed] = await this.dataSource.query<[unknown[], number]>(sql);
  }

  /** A checkout that never came to hold anything takes its quotes with it. */
  async forget(checkoutId: string): Promise<void> {
    await this.dataSource.getRepository(CheckoutQuote).delete({ checkoutId });
  }
}

/** The quote that the payment names, if it is of that amount; else the latest of that amount; else none. */
export function quoteOf(payment: Payment, issued: readonly IssuedQuote[]): IssuedQuote | undefined {
  const cents = payment.status === 'succeeded' ? payment.receivedCents : payment.amountCents;
  if (payment.amountCents !== cents) return undefined;
  const matching = issued.filter(({ quote }) => quote.totalCents === cents);
  return matching.find(({ quoteHash }) => quoteHash === payment.quoteHash) ?? matching[0];
}
