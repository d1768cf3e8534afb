import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { PricePlan, ProductPrices as Response } from '../../../../contracts/admin/product-prices.js';
import { centsToDecimal } from '../../../../contracts/values/money.js';
import { priceAt } from '../../../../pricing/price-history.js';
import { Clock } from '../../platform/clock/clock.js';
import { asStaff } from '../../platform/database/change-log.js';
import { valueOf } from '../../platform/database/rows.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { InvalidInputError } from '../../platform/http/invalid-input.js';
import { lockProduct } from '../products.js';
import type { Product } from '../product.entity.js';
import { CatalogVersion } from '../storefront/catalog-version.js';
import { plannedTimes } from './planned-times.js';
import { PriceHistoryRow, priceHistory } from './prices.sql.js';
import { ProductPrice } from './product-price.entity.js';
import { recordedPrices } from './recorded-prices.js';

type History = z.output<typeof PriceHistoryRow>;
type Row = History['prices'][number];
/** Records a plan in its transaction. `name`: of the product. */
export type NotePrice = (name: string, amount: string, manager: EntityManager) => Promise<unknown>;

/** The recorded prices of products. Adds records, and changes none. */
@Injectable()
export class ProductPrices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalog: CatalogVersion,
    private readonly clock: Clock,
  ) {}

  /** Throws `not-found`. */
  async list(productId: number): Promise<Response> {
    const found = await recordedPrices(this.dataSource, productId, this.clock.now());
    if (!found) throw new DomainError('not-found');
    return found;
  }

  /** Idempotent. Throws `not-found`, and refuses past days and a sale that is not below the regular price. */
  async plan(productId: number, plan: PricePlan, staff: { id: number }, note: NotePrice): Promise<void> {
    await this.change(productId, staff, async (manager, product) => {
      const now = this.clock.now();
      const { startsAt, endsAt } = plannedTimes(plan, now);
      const { prices } = await historyOf(manager, productId);
      if (isRecorded(prices, plan, startsAt, endsAt, now)) return;
      if (plan.kind === 'sale') requireLower(prices, plan.price, startsAt);
      const { kind, price: priceCents } = plan;
      await manager.save(manager.create(ProductPrice, { productId, kind, priceCents, startsAt, endsAt, endsId: null }));
      await note(product.name, centsToDecimal(plan.price), manager);
    });
  }

  /** Idempotent. Throws `not-found`, also for a regular price that has started. */
  async end(productId: number, id: number, staff: { id: number }, note: NotePrice): Promise<void> {
    await this.change(productId, staff, async (manager, product) => {
      const now = this.clock.now();
      const found = (await historyOf(manager, productId)).prices.find((one) => one.id === id);
      if (!found || (found.kind === 'regular' && found.from <= now.getTime())) throw new DomainError('not-found');
      if (found.until !== null && found.until <= now.getTime()) return;
      const ended = { productId, kind: 'ended', priceCents: null, startsAt: now, endsAt: null, endsId: id } as const;
      await manager.save(manager.create(ProductPrice, ended));
      await note(product.name, centsToDecimal(found.cents), manager);
    });
  }

  private change(
    productId: number,
    staff: { id: number },
    work: (manager: EntityManager, product: Product) => Promise<void>,
  ): Promise<void> {
    return asStaff(this.dataSource, staff, async (manager) => {
      await work(manager, await lockProduct(manager, productId));
      await this.catalog.changed(manager);
    });
  }
}

function historyOf(manager: EntityManager, productId: number): Promise<History> {
  const sql = `select ${priceHistory} as history from products p where p.id = $1`;
  return valueOf(manager, PriceHistoryRow, sql, [productId]);
}

/** Whether the same price is in force when the plan starts now, or planned for the same moment. */
function isRecorded(
  prices: readonly Row[],
  { kind, price }: PricePlan,
  startsAt: Date,
  endsAt: Date | null,
  now: Date,
): boolean {
  if (kind === 'regular' && startsAt <= now) return priceAt(prices, now.getTime())?.regularCents === price;
  return prices.some(
    (one) =>
      one.kind === kind &&
      one.cents === price &&
      Math.max(one.from, now.getTime()) === startsAt.getTime() &&
      one.until === (endsAt?.getTime() ?? null),
  );
}

function requireLower(prices: readonly Row[], cents: number, startsAt: Date): void {
  const regularCents = priceAt(prices, startsAt.getTime())?.regularCents ?? 0;
  if (cents >= regularCents)
    throw new InvalidInputError({
      price: `Kies een lager bedrag dan de gewone prijs, € ${centsToDecimal(regularCents).replace('.', ',')}`,
    });
}
