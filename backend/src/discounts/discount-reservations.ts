import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { DomainError } from '../platform/errors/domain-error.js';
import { countOf, rowsOf } from '../platform/database/rows.js';

const hasUsesLeft = '(max_uses is null or redeemed + reserved < max_uses)';

const reserve = `
  insert into discount_reservations (checkout_id, code, code_id, state)
  select $1, code, id, 'reserved' from discount_codes where code = $2 and hidden_at is null
  on conflict (checkout_id, code) do update set state = 'reserved', code_id = excluded.code_id, updated_at = now()
    where discount_reservations.state = 'released'
  returning code_id as "codeId"`;
const isReserved = `
  select 1 from discount_reservations where checkout_id = $1 and code = $2 and state in ('reserved', 'redeemed')`;
const count = `update discount_codes set reserved = reserved + 1 where id = $1 and ${hasUsesLeft}`;
const redeemReserved = `
  with ended as (
    update discount_reservations set state = 'redeemed', updated_at = now()
    where checkout_id = $1 and code = $2 and state = 'reserved' returning code_id),
  counted as (
    update discount_codes c set reserved = reserved - 1, redeemed = redeemed + 1 from ended where c.id = ended.code_id)
  select code_id from ended`;
const redeemReleased = `
  with released as (
    select checkout_id, code, code_id from discount_reservations
    where checkout_id = $1 and code = $2 and state = 'released' for update),
  counted as (
    update discount_codes c set redeemed = redeemed + 1 from released
    where c.id = released.code_id and ${hasUsesLeft} returning c.id),
  ended as (
    update discount_reservations r set state = 'redeemed', updated_at = now() from released, counted
    where r.checkout_id = released.checkout_id and r.code = released.code)
  select exists (select from counted) as "isCounted" from released`;
const releaseOthers = `
  with ended as (
    update discount_reservations set state = 'released', updated_at = now()
    where checkout_id = $1 and code is distinct from $2 and state = 'reserved' returning code_id),
  counted as (update discount_codes c set reserved = reserved - 1 from ended where c.id = ended.code_id)
  select code_id from ended`;
/** Stops at zero, because an earlier version stored uses as redeemed that it had not counted. */
const restore = `
  with used as (
    select checkout_id, code, state from discount_reservations
    where checkout_id = $1 and state <> 'restored' for update),
  ended as (
    update discount_reservations r set state = 'restored', updated_at = now()
    from used where r.checkout_id = used.checkout_id and r.code = used.code returning r.code_id, used.state),
  counted as (
    update discount_codes c set reserved = reserved - (ended.state = 'reserved')::int,
      redeemed = greatest(redeemed - (ended.state = 'redeemed')::int, 0)
    from ended where c.id = ended.code_id)
  select code_id from ended`;
const OfCode = z.object({ codeId: z.int() });
const Redeemed = z.object({ isCounted: z.boolean() });
const OfCheckout = z.object({ id: z.string() });
const idle = `
  select checkout_id as id from discount_reservations
  where state = 'reserved' and updated_at < now() - interval '5 minutes' order by updated_at limit $1`;

/** Every method is idempotent and enforces `maxUses` atomically in the row of the code. */
@Injectable()
export class DiscountReservations {
  private readonly logger = new Logger('discounts');

  constructor(private readonly dataSource: DataSource) {}

  /** Throws `discount-used-up`, and `discount-unknown` when the code does not exist. */
  reserve(checkoutId: string, code: string): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const [reserved] = await rowsOf(manager, OfCode, reserve, [checkoutId, code]);
      if (reserved && !(await affectsRows(manager, count, [reserved.codeId])))
        throw new DomainError('discount-used-up');
      if (!reserved && !(await affectsRows(manager, isReserved, [checkoutId, code])))
        throw new DomainError('discount-unknown');
    });
  }

  /** Counts a released use only while one is left, so `maxUses` holds; else it stays released. The order keeps its price. */
  async redeem(checkoutId: string, code: string): Promise<void> {
    if (await affectsRows(this.dataSource.manager, redeemReserved, [checkoutId, code])) return;
    const [released] = await rowsOf(this.dataSource, Redeemed, redeemReleased, [checkoutId, code]);
    if (released?.isCounted === false)
      this.logger.error({ checkoutId, code }, 'A paid order used a discount code without uses left');
  }

  /** Returns checkouts whose reservation has not changed for five minutes, longest unchanged first. */
  async findIdle(limit: number): Promise<string[]> {
    const rows = await rowsOf(this.dataSource, OfCheckout, idle, [limit]);
    return rows.map(({ id }) => id);
  }

  /** Restores every use of a checkout, also a redeemed one. */
  async restore(checkoutId: string): Promise<void> {
    await this.dataSource.query(restore, [checkoutId]);
  }

  async release(checkoutId: string, kept: string | null = null): Promise<void> {
    await this.dataSource.query(releaseOthers, [checkoutId, kept]);
  }
}

async function affectsRows(manager: EntityManager, sql: string, values: unknown[]): Promise<boolean> {
  return (await countOf(manager, sql, values)) > 0;
}
