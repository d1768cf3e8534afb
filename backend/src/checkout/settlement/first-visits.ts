import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { deriveKey, pepper } from '../../platform/secrets/keys.js';
import { AppConfig } from '../../platform/config/app-config.js';
import type { Payment } from '../../platform/payments/payment-provider.js';
import { UnmatchedPaymentRecords } from '../../ordering/unmatched/unmatched-payment-records.query.js';
import type { RecordedCheckout } from '../checkout-records.js';
import { countOf, oneRowOf } from '../../platform/database/rows.js';

const lockSpace = 7311;
const lock = 'select pg_advisory_xact_lock($1, hashtext($2))';
/**
 * Tabs that a browser restores send their first calls within seconds, before either response sets the cookie. A checkout
 * that began after the other one was paid is a new purchase.
 */
const claim = `
  update checkouts c set buyer_key = $2, updated_at = now() where id = $1 and not exists (
    select from checkouts other
    where other.buyer_key = $2 and other.id <> c.id and other.is_first_visit and other.status <> 'abandoned'
      and other.quote_hash = c.quote_hash and abs(extract(epoch from other.created_at - c.created_at)) < 5
      and c.created_at < other.updated_at)`;
const Mailbox = z.object({ mailbox: z.string() });
const forget = `
  update checkouts set buyer_key = null where buyer_key is not null and updated_at < now() - interval '1 hour'`;

/** Detects a basket that one browser started twice because neither call had the shopper's cookie yet. */
@Injectable()
export class FirstVisits {
  private readonly key: Buffer;

  constructor(
    private readonly dataSource: DataSource,
    private readonly unmatched: UnmatchedPaymentRecords,
    { appSecret }: AppConfig,
  ) {
    this.key = deriveKey(appSecret, 'first-visit-mailbox');
  }

  /**
   * Returns whether another payment of the same mailbox became the order of this basket. The first one wins, also when
   * two processes settle both. Staff can still order it.
   */
  async isPaidTwice({ id, isFirstVisit, status }: RecordedCheckout, { id: paymentId, buyer }: Payment) {
    if (!isFirstVisit || status === 'settled' || buyer.email === '') return false;
    const isFirst = await this.dataSource.transaction(async (manager) => {
      const { mailbox } = await oneRowOf(manager, Mailbox, 'select normalised_email($1) as mailbox', [buyer.email]);
      const buyerKey = pepper(this.key, mailbox);
      await manager.query(lock, [lockSpace, buyerKey]);
      return (await countOf(manager, claim, [id, buyerKey])) > 0;
    });
    return !isFirst && !(await this.unmatched.isOrdered(paymentId));
  }

  async forgetOld(): Promise<void> {
    await this.dataSource.query(forget);
  }
}
