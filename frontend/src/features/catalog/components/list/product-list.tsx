import { chakra } from '@chakra-ui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Category, Product } from '../../../../../../contracts/catalog.js';
import { ButtonLink } from '../../../../ui/controls/button';
import { ErrorPage } from '../../../../ui/pages/error-page';
import { SearchForm } from '../../../../ui/controls/search-form';
import { StatePage } from '../../../../ui/pages/state-page';
import { catalogCopy } from '../../copy';
import { listCopy } from '../../list-copy';
import { CategoryBar } from './category-bar';
import { ProductGrid } from './product-grid';

export interface ProductListProps {
  /** Absent: all categories. */
  category?: Category;
  search: string | undefined;
  products: UseQueryResult<Product[]>;
  categories: Category[];
  /** The products to show; undefined while loading. */
  shown: Product[] | undefined;
}

/** The page of a list: its title, search field, categories and products. */
export function ProductList({ category, search, products, categories, shown }: ProductListProps) {
  return (
    <chakra.div
      maxW="wide"
      mx="auto"
      px={{ base: '4', md: '8' }}
      pt={{ base: '6', md: '12' }}
      pb={{ base: '16', md: '24' }}
    >
      <chakra.div display="flex" alignItems="baseline" justifyContent="space-between" gap="4" flexWrap="wrap">
        <chakra.h1 fontSize="clamp(2.5rem, 5vw, 4.5rem)" lineHeight="tight" letterSpacing="-0.03em">
          {search ? listCopy.results(search.replaceAll('-', ' ')) : (category?.name ?? catalogCopy.allProducts)}
        </chakra.h1>
        <chakra.p role="status" color="muted">
          {shown && listCopy.count(shown.length)}
        </chakra.p>
      </chakra.div>
      {category && (
        <chakra.p fontSize={{ base: 'md', md: 'lg' }} lineHeight="1.45" mt="3" maxW="text">
          {listCopy.intro(category)}
        </chakra.p>
      )}
      <chakra.div mt="5" maxW="27rem">
        <SearchForm key={search} initial={search} />
      </chakra.div>
      <CategoryBar categories={categories} chosen={category?.slug} search={search} />
      {products.isError ? (
        <ErrorPage compact error={products.error} onRetry={() => void products.refetch()} />
      ) : shown?.length === 0 ? (
        <StatePage compact art="empty" title={listCopy.emptyProducts}>
          <ButtonLink to="/products">{catalogCopy.emptyWayOn}</ButtonLink>
        </StatePage>
      ) : (
        <>
          <chakra.h2 srOnly>{listCopy.list}</chakra.h2>
          <ProductGrid products={shown} categories={categories} leads />
        </>
      )}
    </chakra.div>
  );
}
