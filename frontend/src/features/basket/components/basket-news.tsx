import { usePricedBasket } from '../../../lib/basket/use-priced-basket';
import { formatCents } from '../../../lib/format';
import { basketCopy } from '../copy';

/** The text of a live region that announces the number of products and the total after a change of the basket. */
export function BasketNews() {
  const { lines, price } = usePricedBasket();
  if (lines.length === 0) return <span>{basketCopy.newsEmpty}</span>;
  return price && <span>{basketCopy.news(lines.length, formatCents(price.totalCents))}</span>;
}
