import type { ProductDetail } from '../../../../../../contracts/catalog.js';
import { moreCopy } from '../../more-copy';
import { Neighbours } from './neighbours';
import { ProductSection } from './product-section';

/** The end of a product page: two products of other moments of the day. */
export function GoesWith({ product: { goesWith = [] } }: { product: ProductDetail }) {
  if (goesWith.length === 0) return null;
  return (
    <ProductSection id="goes-with" title={moreCopy.goesWith}>
      <Neighbours products={goesWith} label={moreCopy.goesWith} />
    </ProductSection>
  );
}
