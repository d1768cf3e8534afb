import { usePricedBasket } from '../../../lib/basket/use-priced-basket';
import { formatCents } from '../../../lib/format';
import { basketCopy } from '../copy';

/** A live region that announces the number of products and the total after a change of the basket. */
export function BasketNews() {
  const { lines, price } = usePricedBasket();
  if (lines.length === 0) return basketCopy.newsEmpty;
  return price && basketCopy.news(lines.length, formatCents(price.totalCents));
}
