import { randomUUID } from 'node:crypto';
import { OpenStock } from '../../backend/src/inventory/commands/open-stock.js';
import { stockDecider } from '../../backend/src/inventory/stock.decider.js';
import type { Coupon } from '../../pricing/price-basket.js';
import { testContext } from '../../backend/src/testing/kernel.js';
import { patientExecution } from './patient-store.js';
import type { World } from './world.js';

/** `pricesCents`: every list price that it had, when staff changes it during the run. `stock`: with what staff booked. */
export interface SoldProduct {
  id: number;
  slug: string;
  priceCents: number;
  pricesCents?: readonly number[];
  stock: number | null;
}

export interface Assortment {
  products: SoldProduct[];
  code: { name: string; coupon: Coupon; maxUses: number | null } | null;
}

/** Creates products and a code that only this run uses. */
export async function stockUp(
  { database, store }: Pick<World, 'database' | 'store'>,
  products: readonly { priceCents: number; stock: number | null }[],
  code: { coupon: Coupon; maxUses: number | null } | null = null,
): Promise<Assortment> {
  const mark = randomUUID().slice(0, 8);
  const [category] = await database.query<{ id: number }[]>(
    `insert into categories (slug, name) values ($1, 'Chaos') returning id`,
    [`chaos-${mark}`],
  );
  const execution = patientExecution(store);
  const onSale = await Promise.all(
    products.map(async ({ priceCents, stock }, index) => {
      const slug = `gummy-${mark}-${'abcdefgh'[index]}`;
      const [row] = await database.query<{ id: number }[]>(
        `insert into products (slug, name, description, category_id, price_cents, subscription_enabled)
         values ($1, $1, 'Voor een proef.', $2, $3, true) returning id`,
        [slug, category!.id, priceCents],
      );
      const { id } = row!;
      await execution.execute(stockDecider, new OpenStock({ productId: id, onHand: stock }, testContext()));
      return { id, slug, priceCents, stock };
    }),
  );
  return { products: onSale, code: code && { ...code, name: await makeCode(database, mark, code) } };
}

async function makeCode(
  database: World['database'],
  mark: string,
  { coupon, maxUses }: { coupon: Coupon; maxUses: number | null },
): Promise<string> {
  const name = `CHAOS${mark.toUpperCase()}`;
  const value = coupon.type === 'percentage' ? coupon.percent * 100 : coupon.type === 'fixed' ? coupon.cents : 0;
  await database.query(`insert into discount_codes (code, type, value, max_uses) values ($1, $2, $3, $4)`, [
    name,
    coupon.type,
    value,
    maxUses,
  ]);
  return name;
}
