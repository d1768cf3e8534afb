import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../platform/errors/domain-error.js';

const isLeft = '(max_uses is null or redeemed + reserved < max_uses)';

const claim = `
  insert into discount_reservations (checkout_id, code, code_id, state)
  select $1, code, id, 'reserved' from discount_codes where code = $2 and hidden_at is null
  on conflict (checkout_id, code) do update set state = 'reserved', code_id = excluded.code_id, updated_at = now()
    where discount_reservations.state = 'released'
  returning code_id`;
const isHeld = `select 1 from discount_reservations where checkout_id = $1 and code = $2 and state <> 'released'`;
const count = `
  with counted as (update discount_codes set reserved = reserved + 1 where id = $1 and ${isLeft} returning id)
  select id from counted`;
const redeemHeld = `
  with ended as (
    update discount_reservations set state = 'redeemed', updated_at = now()
    where checkout_id = $1 and code = $2 and state = 'reserved' returning code_id),
  counted as (
    update discount_codes c set reserved = reserved - 1, redeemed = redeemed + 1 from ended where c.id = ended.code_id)
  select code_id from ended`;
const reclaim = `
  with ended as (
    update discount_reservations set state = 'redeemed', updated_at = now()
    where checkout_id = $1 and code = $2 and state = 'released' returning code_id)
  select code_id from ended`;
const countRedeemed = `
  with counted as (update discount_codes set redeemed = redeemed + 1 where id = $1 and ${isLeft} returning id)
  select id from counted`;
const giveBack = `
  with ended as (
    update discount_reservations set state = 'released', updated_at = now()
    where checkout_id = $1 and code is distinct from $2 and state = 'reserved' returning code_id),
  counted as (update discount_codes c set reserved = reserved - 1 from ended where c.id = ended.code_id)
  select code_id from ended`;

/**
 * The uses of a code that checkouts hold. Every move may be repeated, and each is one transaction in which the row of
 * the code decides: `redeemed + reserved <= maxUses`, whoever else is at it.
 */
@Injectable()
export class DiscountReservations {
  private readonly logger = new Logger('discounts');

  constructor(private readonly dataSource: DataSource) {}

  /** Holds one use for a checkout, once. Throws `discount-used-up`, and `discount-unknown` when staff removed the code. */
  reserve(checkoutId: string, code: string): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const [claimed] = await manager.query<{ code_id: number }[]>(claim, [checkoutId, code]);
      if (claimed && !(await changes(manager, count, [claimed.code_id]))) throw new DomainError('discount-used-up');
      if (!claimed && !(await changes(manager, isHeld, [checkoutId, code]))) throw new DomainError('discount-unknown');
    });
  }

  /**
   * The order is paid. A use that was given back before that counts only while there is one left: the price that was
   * charged stays, and so does `maxUses`.
   */
  async redeem(checkoutId: string, code: string): Promise<void> {
    if (await changes(this.dataSource.manager, redeemHeld, [checkoutId, code])) return;
    await this.dataSource.transaction(async (manager) => {
      const [given] = await manager.query<{ code_id: number }[]>(reclaim, [checkoutId, code]);
      if (!given || (await changes(manager, countRedeemed, [given.code_id]))) return;
      this.logger.error({ checkoutId, code }, 'A paid order used a code that had no use left');
    });
  }

  /** Gives back what the checkout holds, but for `kept`. What was redeemed stays redeemed. */
  async release(checkoutId: string, kept: string | null = null): Promise<void> {
    await this.dataSource.query(giveBack, [checkoutId, kept]);
  }
}

async function changes(manager: EntityManager, sql: string, values: unknown[]): Promise<boolean> {
  return (await manager.query<object[]>(sql, values)).length > 0;
}
