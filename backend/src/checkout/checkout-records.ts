import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { isUniqueViolation } from '../platform/database/pg-errors.js';
import { validateRow } from '../platform/database/row-validation.subscriber.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { checkoutStatuses, type Checkout } from './checkout.entity.js';
import type { IssuedQuote } from './quote/issued-quotes.js';
import { countOf, rowsOf } from '../platform/database/rows.js';

/** `issued`: latest first. The entity types the quotes. */
const Recorded = z.object({
  id: z.string(),
  status: z.enum(checkoutStatuses),
  isFirstVisit: z.boolean(),
  termsVersion: z.number().nullable(),
  issued: z.array(z.custom<IssuedQuote>()),
});
export type RecordedCheckout = z.infer<typeof Recorded>;

const insertWithQuote = `
  with checkout as (
    insert into checkouts (id, sid_hash, quote_hash, total_cents, quote, lines, status, reserved_until, methods,
      address_key, wider_keys, is_first_visit, is_repeat)
    values ($1, $2, $3, $4, $5, $6, 'open', $7, $8, $9, $10, $11, $12))
  insert into checkout_quotes (checkout_id, quote_hash, quote, lines) values ($1, $3, $5, $6)`;
const ofPayment = `
  select c.id, c.status, c.is_first_visit as "isFirstVisit", c.terms_version as "termsVersion",
    coalesce((select jsonb_agg(jsonb_build_object('quoteHash', q.quote_hash, 'quote', q.quote, 'lines', q.lines)
                               order by q.issued_at desc)
              from checkout_quotes q where q.checkout_id = c.id), '[]') as issued
  from checkouts c where c.payment_intent_id = $1`;
const storePayment = `
  update checkouts set payment_intent_id = $2, updated_at = now() where id = $1 and payment_intent_id is null`;
const settle = `
  update checkouts set status = 'settled', updated_at = now()
  where id = $1 and (select count(*) from checkout_quotes where checkout_id = $1) = $2`;

@Injectable()
export class CheckoutRecords {
  constructor(private readonly dataSource: DataSource) {}

  /** Stores checkout and quote atomically. Throws `checkout-busy` when the shopper has an open checkout. */
  async open(checkout: Checkout): Promise<void> {
    const { id, sidHash, quoteHash, totalCents, quote, lines, reservedUntil, methods } = checkout;
    await validateRow(checkout);
    const texts = [JSON.stringify(quote), JSON.stringify(lines)];
    const shopper = [checkout.addressKey, checkout.widerKeys, checkout.isFirstVisit, checkout.isRepeat];
    const row = [id, sidHash, quoteHash, totalCents, ...texts, reservedUntil, JSON.stringify(methods), ...shopper];
    try {
      await this.dataSource.query(insertWithQuote, row);
    } catch (error) {
      throw isUniqueViolation(error) ? new DomainError('checkout-busy') : error;
    }
  }

  async ofPayment(paymentIntentId: string): Promise<RecordedCheckout | null> {
    const [found] = await rowsOf(this.dataSource, Recorded, ofPayment, [paymentIntentId]);
    return found ?? null;
  }

  /** Stores the payment id unless there is one. */
  async storePayment(id: string, paymentIntentId: string): Promise<void> {
    await this.dataSource.query(storePayment, [id, paymentIntentId]);
  }

  /** Returns false when a quote was issued after these `quotes` were counted. */
  async settle(id: string, quotes: number): Promise<boolean> {
    return (await countOf(this.dataSource, settle, [id, quotes])) === 1;
  }
}
