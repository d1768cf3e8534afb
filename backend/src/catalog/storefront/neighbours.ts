import { isBundle } from '../../../../contracts/bundles.js';
import type { Product } from '../../../../contracts/catalog.js';

const most = 2;

type Placed = Pick<Product, 'id' | 'categoryId' | 'stock' | 'isFeatured' | 'quantity'>;

interface Neighbours<P> {
  goesWith: P[];
  alternatives: P[];
}

/**
 * What stands beside a product, by data alone. Every category has its own moment of the day, so the next two categories go
 * with it, each by its featured or oldest product. A sold-out product is replaced by its own category first. Nothing is sold
 * out. Bundles, which contain other products, are left out, and so is what a bundle contains itself.
 */
export function neighboursOf<P extends Placed>(
  product: Placed,
  all: readonly P[],
  contentIds: readonly number[] = [],
): Neighbours<P> {
  const leftOut = [product.id, ...contentIds];
  const candidates = all.filter((other) => !leftOut.includes(other.id) && other.stock !== 0 && !isBundle(other));
  const best = [...candidates].sort((one, other) => rankOf(one) - rankOf(other) || one.id - other.id);
  const categories = [...new Set(best.map(({ categoryId }) => categoryId))].sort((one, other) => one - other);
  const after = categories.filter((id) => id > product.categoryId);
  const before = categories.filter((id) => id < product.categoryId);
  const others = [...after, ...before].flatMap((id) => best.find(({ categoryId }) => categoryId === id) ?? []);
  const same = best.filter(({ categoryId }) => categoryId === product.categoryId);
  return {
    goesWith: [...others, ...same].slice(0, most),
    alternatives: product.stock === 0 ? [...same, ...others].slice(0, most) : [],
  };
}

const rankOf = ({ isFeatured }: Placed) => (isFeatured ? 0 : 1);
