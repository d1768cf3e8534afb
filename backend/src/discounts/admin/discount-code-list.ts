import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { expiryOf, type DiscountCodeForm, type DiscountCodeTerms } from '../../../../contracts/admin/discount-codes.js';
import type { AdminDiscountCode } from '../../../../contracts/discounts.js';
import { centsToDecimal } from '../../../../contracts/values/money.js';
import type { NoteDeletion } from '../../platform/auth/acts/act-log.port.js';
import { asStaff } from '../../platform/database/change-log.js';
import { assertUnchanged } from '../../platform/database/changed-since.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { InvalidInputError } from '../../platform/http/invalid-input.js';
import { DiscountCode } from '../discount-code.entity.js';
import { addCode } from '../add-code.js';

interface Staff {
  id: number;
}

/** Codes that staff did not delete, without those of promotions. */
const visible = { hiddenAt: IsNull(), promotionId: IsNull() };

@Injectable()
export class DiscountCodeList {
  constructor(private readonly dataSource: DataSource) {}

  async list(): Promise<AdminDiscountCode[]> {
    const rows = this.dataSource.getRepository(DiscountCode);
    return (await rows.find({ where: visible, order: { createdAt: 'DESC', id: 'DESC' } })).map(responseOf);
  }

  /** Throws `not-found`. */
  async find(id: number): Promise<AdminDiscountCode> {
    const row = await this.dataSource.getRepository(DiscountCode).findOneBy({ id, ...visible });
    if (!row) throw new DomainError('not-found');
    return responseOf(row);
  }

  /** Throws `discount-code-taken`. */
  async create(form: DiscountCodeForm, staff: Staff): Promise<AdminDiscountCode> {
    const row = this.dataSource.getRepository(DiscountCode).create({
      code: form.code,
      ...termsOf(form),
      promotionId: null,
      startsAt: null,
      isActive: true,
      redeemed: 0,
      reserved: 0,
    });
    return asStaff(this.dataSource, staff, async (manager) => responseOf(await addCode(manager, row, new Date())));
  }

  /**
   * Throws `not-found`, `conflict` when a colleague changed the terms since, and refuses a maximum below the uses that
   * were made or that open checkouts hold.
   */
  change(id: number, terms: DiscountCodeTerms, staff: Staff): Promise<AdminDiscountCode> {
    return this.save(id, staff, async (row, manager) => {
      const changed = termsOf(terms);
      await assertUnchanged(manager, 'discount-code', row, terms.version, changed);
      const uses = row.redeemed + row.reserved;
      if (changed.maxUses !== null && changed.maxUses < uses)
        throw new InvalidInputError({ maxUses: `Deze code is al ${formatUses(uses)} gebruikt` });
      return changed;
    });
  }

  /** Keeps existing reservations valid. Throws `not-found`. */
  switch(id: number, isActive: boolean, staff: Staff): Promise<AdminDiscountCode> {
    return this.save(id, staff, async () => ({ isActive }));
  }

  /** Keeps existing reservations valid. Throws `not-found`. */
  async hide(id: number, staff: Staff, note: NoteDeletion): Promise<void> {
    await asStaff(this.dataSource, staff, async (manager) => {
      const hidden = await manager.update(DiscountCode, { id, ...visible }, { hiddenAt: new Date() });
      if (hidden.affected !== 1) throw new DomainError('not-found');
      const { code } = await manager.findOneByOrFail(DiscountCode, { id });
      await note(code, manager);
    });
  }

  /** Locks the row, whose uses checkouts count meanwhile. */
  private save(
    id: number,
    staff: Staff,
    changesOf: (row: DiscountCode, manager: EntityManager) => Promise<Partial<DiscountCode>>,
  ): Promise<AdminDiscountCode> {
    return asStaff(this.dataSource, staff, async (manager) => {
      const row = await manager.findOne(DiscountCode, {
        where: { id, ...visible },
        lock: { mode: 'pessimistic_write' },
      });
      if (!row) throw new DomainError('not-found');
      return responseOf(await manager.save(Object.assign(row, await changesOf(row, manager))));
    });
  }
}

const formatUses = (uses: number) => (uses === 1 ? 'één keer' : `${uses} keer`);

function termsOf({ type, value, minPurchaseAmount, maxUses, expiresAt, firstOrderOnly }: DiscountCodeTerms) {
  return {
    type,
    value: type === 'free_shipping' ? 0 : value,
    minPurchaseCents: minPurchaseAmount ?? null,
    maxUses: maxUses ?? null,
    expiresAt: expiresAt ? new Date(expiryOf(expiresAt)) : null,
    firstOrderOnly: firstOrderOnly ?? false,
  };
}

function responseOf(row: DiscountCode): AdminDiscountCode {
  return {
    id: row.id,
    code: row.code,
    type: row.type,
    value: centsToDecimal(row.value),
    minPurchaseAmount: row.minPurchaseCents === null ? null : centsToDecimal(row.minPurchaseCents),
    maxUses: row.maxUses,
    usedCount: row.redeemed,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    isActive: row.isActive,
    firstOrderOnly: row.firstOrderOnly,
    version: row.version,
  };
}
