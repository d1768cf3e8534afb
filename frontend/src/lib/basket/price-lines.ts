import type { BasketPromotion } from '../../../../pricing/basket-promotions.js';
import { priceBasket, type BasketPrice, type ShippingRates } from '../../../../pricing/price-basket.js';
import type { PricedLine } from '../../../../pricing/price-line.js';
import type { BasketLine } from './basket-line';
import { toPricing } from './line-forms';
import { isUnavailable, type LineNotice } from './reprice';

/** Prices the basket without its unavailable lines. Returns the total, and the price of each other line by id. */
export function priceLines(
  lines: readonly BasketLine[],
  notices: ReadonlyMap<string, LineNotice>,
  rates: ShippingRates,
  promotions?: readonly BasketPromotion[],
): { price: BasketPrice; linePrices: ReadonlyMap<string, PricedLine> } {
  const charged = lines.filter(({ id }) => !isUnavailable(notices.get(id)));
  const price = priceBasket(charged.map(toPricing), rates, null, promotions);
  return { price, linePrices: new Map(price.lines.map((priced, index) => [charged[index]!.id, priced])) };
}
