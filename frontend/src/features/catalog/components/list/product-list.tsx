import { chakra } from '@chakra-ui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Category, Product } from '../../../../../../contracts/catalog.js';
import { ButtonLink } from '../../../../ui/controls/button';
import { ErrorPage } from '../../../../ui/pages/error-page';
import { ToSupport } from '../../../../ui/pages/to-support';
import { SearchForm } from '../../../../ui/controls/search-form';
import { StatePage } from '../../../../ui/pages/state-page';
import { catalogCopy } from '../../copy';
import { alternativesTo } from '../../../../lib/shop/filter-products';
import { listCopy } from '../../list-copy';
import { CategoryBar } from './category-bar';
import { ListHead } from './list-head';
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
  const titleOf = shown?.length === 0 ? listCopy.nothing : listCopy.results;
  return (
    <>
      <ListHead
        title={search ? titleOf(search.replaceAll('-', ' ')) : (category?.name ?? catalogCopy.allProducts)}
        intro={category && listCopy.intro(category)}
        count={shown && listCopy.count(shown.length)}
        category={category?.slug}
      >
        <SearchForm key={search} initial={search} />
      </ListHead>
      <chakra.div maxW="wide" mx="auto" px={{ base: '4', md: '8' }} pb={{ base: '16', md: '24' }}>
        <CategoryBar categories={categories} chosen={category?.slug} search={search} />
        {products.isError ? (
          <ErrorPage compact error={products.error} onRetry={() => void products.refetch()}>
            <ToSupport />
          </ErrorPage>
        ) : shown?.length === 0 ? (
          <>
            {' '}
            <StatePage compact art="empty" title={listCopy.emptyProducts}>
              <ButtonLink to="/products">{catalogCopy.emptyWayOn}</ButtonLink>
            </StatePage>
            {products.data && products.data.length > 0 && (
              <>
                <chakra.h2 fontSize="2xl" mb="6">
                  {listCopy.favourites}
                </chakra.h2>
                <ProductGrid products={alternativesTo(category?.id, products.data)} categories={categories} />
              </>
            )}
          </>
        ) : (
          <>
            <chakra.h2 srOnly>{listCopy.list}</chakra.h2>
            <ProductGrid products={shown} categories={categories} leads isAll={!category && !search} />
          </>
        )}
      </chakra.div>
    </>
  );
}
