import type { Benefit } from '../../../../pricing/promotions.js';
import type { Promotion } from './promotion.entity.js';

/** What a stored promotion gives. */
export function benefitOf({ benefit, buy, free, value }: Promotion): Benefit {
  if (benefit === 'buy-get') return { type: benefit, buy: buy!, free: free! };
  return benefit === 'percentage' ? { type: benefit, percent: value! / 100 } : { type: benefit, cents: value! };
}
