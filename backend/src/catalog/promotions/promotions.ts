import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { AdminPromotion, PromotionForm } from '../../../../contracts/admin/promotions.js';
import { centsToDecimal } from '../../../../contracts/values/money.js';
import { Clock } from '../../platform/clock/clock.js';
import { asStaff } from '../../platform/database/change-log.js';
import { rowsOf } from '../../platform/database/rows.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { plannedTimes } from '../prices/planned-times.js';
import { CatalogVersion } from '../storefront/catalog-version.js';
import { PromotionCodes } from '../../discounts/promotion-codes.port.js';
import { Promotion } from './promotion.entity.js';

const Usage = z.object({ id: z.int(), orders: z.int(), pieces: z.int(), cents: z.int() });
type Usage = Omit<z.output<typeof Usage>, 'id'>;
const unused: Usage = { orders: 0, pieces: 0, cents: 0 };
const usageSql = `
  select promotion_id as id, count(*)::int as orders, sum(pieces)::int as pieces, sum(cents)::int as cents
  from promotion_claims where state = 'redeemed' group by promotion_id`;

@Injectable()
export class Promotions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalog: CatalogVersion,
    private readonly codes: PromotionCodes,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<AdminPromotion[]> {
    const rows = await this.dataSource.getRepository(Promotion).find({ order: { id: 'DESC' } });
    const usage = new Map((await rowsOf(this.dataSource, Usage, usageSql)).map((one) => [one.id, one]));
    return rows.map((row) => responseOf(row, usage.get(row.id) ?? unused, this.clock.now()));
  }

  /** Refuses past days. Throws `discount-code-taken`. */
  create(form: PromotionForm, staff: { id: number }): Promise<AdminPromotion> {
    const now = this.clock.now();
    const hasPieces = form.benefit === 'buy-get';
    return asStaff(this.dataSource, staff, async (manager) => {
      const row = manager.create(Promotion, {
        name: form.name,
        benefit: form.benefit,
        buy: hasPieces ? form.buy! : null,
        free: hasPieces ? form.free! : null,
        value: hasPieces ? null : form.value!,
        scope: form.scope,
        productIds: form.scope === 'products' ? form.productIds! : [],
        categoryIds: form.scope === 'categories' ? form.categoryIds! : [],
        priority: form.priority ?? 10,
        isExclusive: !form.code && (form.isExclusive ?? false),
        code: form.code ?? null,
        minSubtotalCents: form.minSubtotal ?? null,
        perCustomer: form.perCustomer ?? null,
        maxUses: form.maxUses ?? null,
        maxCents: form.maxAmount ?? null,
        usedUpAt: null,
        ...plannedTimes(form, now),
        endedAt: null,
      });
      const saved = await manager.save(row);
      const { id: promotionId, code, ...terms } = saved;
      if (code !== null) await this.codes.add(manager, { ...terms, promotionId, code });
      await this.catalog.changed(manager);
      return responseOf(saved, unused, now);
    });
  }

  /** Idempotent. Throws `not-found`. */
  async end(id: number, staff: { id: number }): Promise<void> {
    await asStaff(this.dataSource, staff, async (manager) => {
      const row = await manager.findOne(Promotion, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!row) throw new DomainError('not-found');
      if (row.endedAt !== null) return;
      await manager.save(Object.assign(row, { endedAt: this.clock.now() }));
      await this.codes.remove(manager, id);
      await this.catalog.changed(manager);
    });
  }
}

function responseOf(row: Promotion, { orders, pieces, cents }: Usage, now: Date): AdminPromotion {
  const { id, name, benefit, buy, free, value, scope, productIds, categoryIds, priority, isExclusive, code } = row;
  const ends = [row.endsAt, row.endedAt].filter((at) => at !== null).map((at) => at.getTime());
  const until = ends.length === 0 ? null : new Date(Math.min(...ends));
  return {
    ...{ id, name, benefit, buy, free, scope, productIds, categoryIds, priority, isExclusive, code },
    state: stateOf(row, until, now),
    perCustomer: row.perCustomer,
    maxUses: row.maxUses,
    maxAmount: row.maxCents === null ? null : centsToDecimal(row.maxCents),
    usage: { orders, pieces, given: centsToDecimal(cents) },
    value: value === null ? null : centsToDecimal(value),
    minSubtotal: row.minSubtotalCents === null ? null : centsToDecimal(row.minSubtotalCents),
    from: row.startsAt.toISOString(),
    until: until?.toISOString() ?? null,
    version: row.version,
  };
}

function stateOf({ startsAt, usedUpAt }: Promotion, until: Date | null, now: Date): AdminPromotion['state'] {
  if (until !== null && until <= now) return 'over';
  if (startsAt > now) return 'planned';
  return usedUpAt === null ? 'current' : 'used-up';
}
