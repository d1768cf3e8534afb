import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { ChangePromotion } from '../../../../contracts/admin/promotions.js';
import { centsToDecimal } from '../../../../contracts/values/money.js';
import { PromotionCodes } from '../../discounts/promotion-codes.port.js';
import { Clock } from '../../platform/clock/clock.js';
import { asStaff } from '../../platform/database/change-log.js';
import { assertUnchanged } from '../../platform/database/changed-since.js';
import { oneRowOf } from '../../platform/database/rows.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { InvalidInputError } from '../../platform/http/invalid-input.js';
import { plannedTimes } from '../prices/planned-times.js';
import { CatalogVersion } from '../storefront/catalog-version.js';
import { Promotion } from './promotion.entity.js';

const Used = z.object({ used: z.int(), usedCents: z.int() });
const countClaims = `
  select count(*)::int as used, coalesce(sum(cents), 0)::int as "usedCents" from promotion_claims
  where promotion_id = $1 and state in ('reserved', 'redeemed')`;

@Injectable()
export class PromotionChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalog: CatalogVersion,
    private readonly codes: PromotionCodes,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws `not-found`, `conflict` for a promotion that is over or that a colleague changed since, and refuses a budget
   * below what was used.
   */
  async change(id: number, form: ChangePromotion, staff: { id: number }): Promise<void> {
    const now = this.clock.now();
    await asStaff(this.dataSource, staff, async (manager) => {
      const row = await manager.findOne(Promotion, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!row) throw new DomainError('not-found');
      if (row.endedAt !== null || (row.endsAt !== null && row.endsAt <= now)) throw new DomainError('conflict');
      const { endsAt } = plannedTimes({ until: form.until }, now);
      if (endsAt !== null && endsAt <= row.startsAt)
        throw new InvalidInputError({ until: 'Kies een dag vanaf de eerste dag' });
      const changes = { name: form.name, endsAt, maxUses: form.maxUses ?? null, maxCents: form.maxAmount ?? null };
      await assertUnchanged(manager, 'promotion', row, form.version, changes);
      const counted = await this.countedFor(manager, row, changes, now);
      await manager.save(Object.assign(row, changes, counted));
      await this.codes.changeEnd(manager, id, endsAt);
      await this.catalog.changed(manager);
    });
  }

  /** Counts the claims anew: without a limit they were not counted. The lock of the row waits for claims under way. */
  private async countedFor(
    manager: EntityManager,
    { id, perCustomer, usedUpAt }: Promotion,
    { maxUses, maxCents }: Pick<Promotion, 'maxUses' | 'maxCents'>,
    now: Date,
  ) {
    if (maxUses === null && maxCents === null && perCustomer === null) return { used: 0, usedCents: 0, usedUpAt: null };
    const { used, usedCents } = await oneRowOf(manager, Used, countClaims, [id]);
    if (maxUses !== null && maxUses < used)
      throw new InvalidInputError({ maxUses: `De actie is al ${used} keer gebruikt` });
    if (maxCents !== null && maxCents < usedCents)
      throw new InvalidInputError({
        maxAmount: `Er is al € ${centsToDecimal(usedCents).replace('.', ',')} korting gegeven`,
      });
    const isFull = maxUses === used || maxCents === usedCents;
    return { used, usedCents, usedUpAt: isFull ? (usedUpAt ?? now) : null };
  }
}
