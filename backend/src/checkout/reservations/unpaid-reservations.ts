import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { allowances } from '../../platform/limits/address-prefix.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { KeyedMutex } from '../../platform/timing/keyed-mutex.js';
import { keysOf, type NetworkKeys } from './checkout-limits.js';
import { refusalOfReservation, type Pieces } from './reservation-limits.js';
import { stockLevels } from '../../projections/stock-levels/stock-levels.view.js';
import { oneRowOf } from '../../platform/database/rows.js';

const lockSpace = 7310;
const lock = 'select pg_advisory_xact_lock($1, hashtext($2))';
const reservedByAddress = `
  with reserved as (select id, claimed from checkouts 
    where (address_key = $1 or wider_keys @> array[$1]) and claimed is not null),
  pieces as (
    select key, sum(value::int)::int as pieces from reserved, jsonb_each_text(claimed) where id <> $2 group by key)
  select (select claimed from reserved where id = $2) as before,
    (select count(*)::int from reserved where id <> $2) as checkouts,
    (select jsonb_object_agg(key, pieces) from pieces) as pieces,
    (select jsonb_object_agg(product_id, on_hand) from ${stockLevels} s where product_id = any($3)) as "onHand"`;
const store = 'update checkouts set claimed = $2 where id = $1';
const end = 'update checkouts set claimed = null, address_key = null, wider_keys = null where id = $1';

type Numbers<Value = number> = Record<string, Value> | null;
interface ReservingCheckout extends NetworkKeys {
  id: string;
}
const Reserved = z.object({
  before: z.record(z.string(), z.int()).nullable(),
  checkouts: z.int(),
  pieces: z.record(z.string(), z.int()).nullable(),
  onHand: z.record(z.string(), z.int().nullable()).nullable(),
});

/** Pieces that unpaid checkouts have reserved, by network; derived from the checkouts. */
@Injectable()
export class UnpaidReservations {
  private readonly mutex = new KeyedMutex();

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  /**
   * Checks `wanted` against the limits, then stores `most` as the reservation of the checkout. Until the payment changes,
   * `most` also covers the pieces reserved before. Serialised by the widest network. Throws `too-many-pieces`, `too-much-held` and
   * `product-share`.
   */
  async reserve({ id, ...networks }: ReservingCheckout, wanted: Pieces, most: Pieces): Promise<void> {
    const keys = keysOf(networks);
    if (keys.length === 0) return;
    const widest = keys.at(-1)!;
    // Queues in the process first, because waiting for the lock occupies a pooled connection.
    await this.mutex.run(widest, () =>
      this.dataSource.transaction(async (manager) => {
        await manager.query(lock, [lockSpace, widest]);
        for (const [width, key] of keys.entries()) {
          const reserved = await oneRowOf(manager, Reserved, reservedByAddress, [key, id, [...wanted.keys()]]);
          const before = mapOf(reserved.before);
          const others = { checkouts: reserved.checkouts, pieces: mapOf(reserved.pieces) };
          const wantedReservation = { wanted, before, others, onHand: mapOf(reserved.onHand) };
          const refusal = refusalOfReservation(wantedReservation, this.config.checkoutLimitFactor, allowances[width]);
          if (refusal) throw refusal;
        }
        await manager.query(store, [id, textOf(most)]);
      }),
    );
  }

  async lower(checkoutId: string, kept: Pieces): Promise<void> {
    await this.dataSource.query(`${store} and claimed is not null`, [checkoutId, textOf(kept)]);
  }

  /** Ends the reservation and forgets the address. */
  async end(checkoutId: string): Promise<void> {
    await this.dataSource.query(end, [checkoutId]);
  }
}

function mapOf<Value>(numbers: Numbers<Value>): Map<number, Value> {
  return new Map(Object.entries(numbers ?? {}).map(([productId, value]) => [Number(productId), value]));
}

function textOf(pieces: Pieces): string {
  return JSON.stringify(Object.fromEntries(pieces));
}
