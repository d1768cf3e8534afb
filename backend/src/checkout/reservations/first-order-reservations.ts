import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isUniqueViolation } from '../../platform/database/pg-errors.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { usesFirstOrderCode } from '../../discounts/discount-reservations.view.js';
import { MailboxKeys } from './mailbox-keys.js';

const reserve = `
  insert into first_order_claims (checkout_id, mailbox) values ($1, $2)
  on conflict (checkout_id) do update set mailbox = excluded.mailbox`;
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
  constructor(
    private readonly dataSource: DataSource,
    private readonly mailboxes: MailboxKeys,
  ) {}

  /** Replaces an earlier reservation of the checkout. Throws `discount-in-use`. */
  async reserve(checkoutId: string, email: string): Promise<void> {
    const mailbox = await this.mailboxes.of(email);
    try {
      await this.dataSource.query(reserve, [checkoutId, mailbox]);
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
