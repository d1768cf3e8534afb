import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import type { CodeOfPromotion, PromotionCodes } from './promotion-codes.port.js';
import { Clock } from '../platform/clock/clock.js';
import { addCode } from './add-code.js';
import { DiscountCode } from './discount-code.entity.js';

/** The code of a promotion is a row among the discount codes, whose unique index keeps the two apart. */
@Injectable()
export class PromotionCodeRows implements PromotionCodes {
  constructor(private readonly clock: Clock) {}

  async add(manager: EntityManager, { code, promotionId, ...terms }: CodeOfPromotion): Promise<void> {
    const row = { code, promotionId, startsAt: terms.startsAt, expiresAt: terms.endsAt };
    const none = { type: 'fixed', value: 0, maxUses: null, firstOrderOnly: false, hiddenAt: null } as const;
    const created = manager.create(DiscountCode, { ...none, ...row, minPurchaseCents: terms.minSubtotalCents });
    await addCode(manager, created, this.clock.now());
  }

  async changeEnd(manager: EntityManager, promotionId: number, endsAt: Date | null): Promise<void> {
    await manager.update(DiscountCode, { promotionId }, { expiresAt: endsAt });
  }

  async remove(manager: EntityManager, promotionId: number): Promise<void> {
    await manager.update(DiscountCode, { promotionId, hiddenAt: IsNull() }, { hiddenAt: this.clock.now() });
  }
}
