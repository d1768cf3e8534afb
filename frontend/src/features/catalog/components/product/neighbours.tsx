import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { Product } from '../../../../../../contracts/catalog.js';
import { categoriesQuery } from '../../../../lib/shop/catalog';
import { LyingCard } from '../../../../ui/product/lying-card';

interface NeighboursProps {
  products: readonly Product[];
  label: string;
  compact?: boolean;
  /** The cards only lead to their products. */
  areLinks?: boolean;
}

/** Products beside this one, as a list of lying cards in the colours of their categories. */
export function Neighbours({ products, label, compact, areLinks }: NeighboursProps) {
  const categories = useQuery(categoriesQuery).data;
  return (
    <chakra.ul
      aria-label={label}
      display="grid"
      gap={compact ? '2' : { base: '3', md: '4' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: compact ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))' }}
    >
      {products.map((product) => (
        <LyingCard
          key={product.id}
          product={product}
          categorySlug={categories?.find(({ id }) => id === product.categoryId)?.slug}
          compact={compact}
          isLink={areLinks}
        />
      ))}
    </chakra.ul>
  );
}
