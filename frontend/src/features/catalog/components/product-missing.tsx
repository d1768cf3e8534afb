import { ButtonLink } from '../../../ui/button';
import { StatePage } from '../../../ui/state-page';
import { productCopy } from '../product-copy';

/** The page of a product that is not there (any more). */
export function ProductMissing() {
  return (
    <StatePage art="not-found" title={productCopy.missingTitle} text={productCopy.missingText}>
      <ButtonLink to="/products">{productCopy.missingWayOn}</ButtonLink>
    </StatePage>
  );
}
