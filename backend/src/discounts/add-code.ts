import { type EntityManager, IsNull, LessThanOrEqual, Not } from 'typeorm';
import { isUniqueViolation } from '../platform/database/pg-errors.js';
import { InvalidInputError } from '../platform/http/invalid-input.js';
import { DiscountCode } from './discount-code.entity.js';

/** Stores a new code, which may be that of a promotion whose period is over. Throws `discount-code-taken`. */
export async function addCode(manager: EntityManager, row: DiscountCode, now: Date): Promise<DiscountCode> {
  const over = { code: row.code, promotionId: Not(IsNull()), hiddenAt: IsNull(), expiresAt: LessThanOrEqual(now) };
  await manager.update(DiscountCode, over, { hiddenAt: now });
  try {
    return await manager.save(row);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new InvalidInputError({ code: 'Deze code bestaat al' }, 'discount-code-taken');
  }
}
