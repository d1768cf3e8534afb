import type { MissingProduct } from '../../../../../../contracts/catalog.js';
import { ButtonLink } from '../../../../ui/controls/button';
import { StatePage } from '../../../../ui/pages/state-page';
import { missingCopy } from '../../missing-copy';
import { OnTheShelf } from '../list/on-the-shelf';

/** The page of an unknown or removed product, with alternatives. `data` is the error data of the route's loader. */
export default function ProductMissing({ data }: { data?: unknown }) {
  const { categoryId } = (data ?? {}) as MissingProduct;
  return (
    <>
      <StatePage art="not-found" title={missingCopy.title} text={missingCopy.text}>
        <ButtonLink to="/products">{missingCopy.wayOn}</ButtonLink>
      </StatePage>
      <OnTheShelf categoryId={categoryId} />
    </>
  );
}
