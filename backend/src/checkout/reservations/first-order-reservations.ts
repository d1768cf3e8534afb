import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { deriveKey, pepper } from '../../platform/secrets/keys.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { isUniqueViolation } from '../../platform/database/pg-errors.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { usesFirstOrderCode } from '../../discounts/discount-reservations.view.js';
import { oneRowOf } from '../../platform/database/rows.js';

const reserve = `
  insert into first_order_claims (checkout_id, mailbox) values ($1, $2)
  on conflict (checkout_id) do update set mailbox = excluded.mailbox`;
const Mailbox = z.object({ mailbox: z.string() });
const releaseUnused = `
  delete from first_order_claims where checkout_id = $1 and not ${usesFirstOrderCode('$1')}`;
/** Deletes reservations of ended checkouts, a settled one after a day: by then the paid order blocks another such code. */
const forgetOld = `
  delete from first_order_claims f where not exists (
    select from checkouts c where c.id = f.checkout_id
      and (c.status in ('open', 'closing') or (c.status = 'settled' and c.updated_at > now() - interval '1 day')))`;

/** Lets at most one checkout of a mailbox use a first-order code. */
@Injectable()
export class FirstOrderReservations {
  private readonly key: Buffer;

  constructor(
    private readonly dataSource: DataSource,
    { appSecret }: AppConfig,
  ) {
    this.key = deriveKey(appSecret, 'first-order-mailbox');
  }

  /** Replaces an earlier reservation of the checkout. Throws `discount-in-use`. */
  async reserve(checkoutId: string, email: string): Promise<void> {
    const { mailbox } = await oneRowOf(this.dataSource, Mailbox, 'select normalised_email($1) as mailbox', [email]);
    try {
      await this.dataSource.query(reserve, [checkoutId, pepper(this.key, mailbox)]);
    } catch (error) {
      throw isUniqueViolation(error) ? new DomainError('discount-in-use') : error;
    }
  }

  /** No-op while the checkout has reserved or used a first-order code. */
  async releaseUnused(checkoutId: string): Promise<void> {
    await this.dataSource.query(releaseUnused, [checkoutId]);
  }

  async forgetOld(): Promise<void> {
    await this.dataSource.query(forgetOld);
  }
}
