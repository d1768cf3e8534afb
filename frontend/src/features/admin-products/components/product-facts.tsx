import type { AdminProduct } from '../../../../../contracts/admin/products.js';
import { formatDecimal } from '../../../lib/format';
import { Details } from '../../../ui/admin/layout/details';
import { shopToday } from '../../../ui/admin/list/period-filter';
import { productFormCopy, productsCopy as copy } from '../copy';
import { marginInWords } from '../margin';
import { StockCell } from './stock-cell';

/** What staff wants to know of a product first. Omits what is not known, and what the role may not see. */
export function ProductFacts({ product, onWhyStock }: { product: AdminProduct; onWhyStock: () => void }) {
  const { sku, ean, costPrice, price, vatRate } = product;
  const margin = costPrice && marginInWords({ price, vatRate, costPrice }, shopToday());
  return (
    <Details
      rows={[
        [copy.columns.category, product.categoryName],
        ...(sku ? [[productFormCopy.sku, sku] as const] : []),
        ...(ean ? [[productFormCopy.ean, ean] as const] : []),
        [copy.columns.price, formatDecimal(price)],
        ...(costPrice ? [[productFormCopy.costPrice, formatDecimal(costPrice)] as const] : []),
        ...(margin ? [[productFormCopy.margin, margin] as const] : []),
        [copy.columns.stock, <StockCell key="stock" product={product} onWhy={onWhyStock} />],
      ]}
    />
  );
}
