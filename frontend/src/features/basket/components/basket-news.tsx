import { usePricedBasket } from '../../../lib/basket/use-priced-basket';
import { formatCents } from '../../../lib/format';
import { basketCopy } from '../copy';

/** What a screen reader hears after a change of the basket: how many products, and the new total. */
export function BasketNews() {
  const { lines, price } = usePricedBasket();
  if (lines.length === 0) return basketCopy.newsEmpty;
  return price && basketCopy.news(lines.length, formatCents(price.totalCents));
}
