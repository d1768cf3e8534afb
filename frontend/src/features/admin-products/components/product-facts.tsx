import type { AdminProduct } from '../../../../../contracts/admin/products.js';
import { formatDecimal } from '../../../lib/format';
import { Details } from '../../../ui/admin/layout/details';
import { productsCopy as copy } from '../copy';
import { StockCell } from './stock-cell';

/** What staff wants to know of a product first. */
export function ProductFacts({ product, onWhyStock }: { product: AdminProduct; onWhyStock: () => void }) {
  return (
    <Details
      rows={[
        [copy.columns.category, product.categoryName],
        [copy.columns.price, formatDecimal(product.price)],
        [copy.columns.stock, <StockCell key="stock" product={product} onWhy={onWhyStock} />],
      ]}
    />
  );
}
