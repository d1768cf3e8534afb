import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery, productsOfCategoryQuery, productsQuery } from '../../../lib/catalog';
import { matchingProducts } from '../../../lib/match-products';
import { ButtonLink } from '../../../ui/button';
import { ErrorPage } from '../../../ui/error-page';
import { StatePage } from '../../../ui/state-page';
import { CategoryBar } from '../components/category-bar';
import { ProductGrid } from '../components/product-grid';
import { catalogCopy } from '../copy';
import { listCopy } from '../list-copy';

/** What the URL says to show: a category by id, and what was searched. A text is no category: the route makes ids of slugs. */
export interface ProductsSearch {
  category?: number | string;
  search?: string;
}

/** Everything we sell, by category id and by what was searched. */
export function ProductsPage({ category, search }: ProductsSearch) {
  const products = useQuery(typeof category === 'number' ? productsOfCategoryQuery(category) : productsQuery);
  const categories = useQuery(categoriesQuery).data ?? [];
  const found = products.data && matchingProducts(products.data, categories, search ?? '');
  const shown = typeof category === 'string' ? [] : found;
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
          {search ? listCopy.results(search.replaceAll('-', ' ')) : catalogCopy.allProducts}
        </chakra.h1>
        <chakra.p role="status" color="muted">
          {shown && listCopy.count(shown.length)}
        </chakra.p>
      </chakra.div>
      <CategoryBar categories={categories} chosen={category} search={search} />
      {products.isError ? (
        <ErrorPage compact error={products.error} onRetry={() => void products.refetch()} />
      ) : shown?.length === 0 ? (
        <StatePage compact art="empty" title={listCopy.emptyProducts}>
          <ButtonLink to="/products">{catalogCopy.emptyWayOn}</ButtonLink>
        </StatePage>
      ) : (
        <>
          <chakra.h2 srOnly>{listCopy.list}</chakra.h2>
          <ProductGrid products={shown} categories={categories} />
        </>
      )}
    </chakra.div>
  );
}
