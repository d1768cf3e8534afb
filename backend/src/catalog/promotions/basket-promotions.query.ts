import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import type { BasketPromotion } from '../../../../pricing/basket-promotions.js';
import { Clock } from '../../platform/clock/clock.js';
import { PgListener } from '../../platform/database/sessions/pg-listener.js';
import { Remembered } from '../../platform/database/sessions/remembered.js';
import type { PromotionChoice } from '../prices/shown-price.js';
import { catalogChanged } from '../storefront/catalog-version.js';
import { benefitOf } from './benefit-of.js';
import { Promotion } from './promotion.entity.js';

/** The promotions on the whole basket, for everybody. */
@Injectable()
export class BasketPromotions implements OnApplicationBootstrap {
  private readonly known = new Remembered(() =>
    this.dataSource.getRepository(Promotion).findBy({ scope: 'basket', code: IsNull() }),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly listener: PgListener,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.known.forgetOn(this.listener, catalogChanged);
  }

  /** Returns those of this moment, for one checkout or for all. */
  async current(choice: PromotionChoice = { claimed: [], without: [] }): Promise<BasketPromotion[]> {
    const now = this.clock.now();
    const isOver = (at: Date | null) => at !== null && at <= now;
    return (await this.known.find())
      .filter(({ startsAt, endsAt, endedAt }) => startsAt <= now && !isOver(endsAt) && !isOver(endedAt))
      .filter(({ id, usedUpAt }) => usedUpAt === null || choice.claimed.includes(id))
      .filter(({ id }) => !choice.without.includes(id))
      .map(basketPromotionOf);
  }
}

function basketPromotionOf(row: Promotion): BasketPromotion {
  const { id, priority, isExclusive, minSubtotalCents } = row;
  const benefit = benefitOf(row);
  if (benefit.type === 'buy-get') throw new Error('Free pieces belong to products');
  return { id, priority, isExclusive, benefit, minSubtotalCents: minSubtotalCents ?? 0 };
}
