import { priceBasket, type BasketPrice, type ShippingRates } from '../../../../pricing/price-basket.js';
import type { PricedLine } from '../../../../pricing/price-line.js';
import type { BasketLine } from './basket-line';
import { toPricing } from './line-forms';
import { isUnavailable, type LineNotice } from './reprice';

/** What the basket costs without the lines that cannot be bought, and what each of the others costs, by line id. */
export function priceLines(
  lines: readonly BasketLine[],
  notices: ReadonlyMap<string, LineNotice>,
  rates: ShippingRates,
): { price: BasketPrice; linePrices: ReadonlyMap<string, PricedLine> } {
  const charged = lines.filter(({ id }) => !isUnavailable(notices.get(id)));
  const price = priceBasket(charged.map(toPricing), rates);
  return { price, linePrices: new Map(price.lines.map((priced, index) => [charged[index]!.id, priced])) };
}
