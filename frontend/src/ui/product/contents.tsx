import type { Product } from '../../../../contracts/catalog.js';
import { Part } from './card-part';

/** The taste and the pieces of a product, with a dot between them unless they wrap: `mango · 2 × 60 stuks`. */
export function Contents({ product: { flavour, quantity } }: { product: Pick<Product, 'flavour' | 'quantity'> }) {
  return <Part part="contents">{[flavour, quantity].map((text) => text && <span key={text}>{text}</span>)}</Part>;
}
