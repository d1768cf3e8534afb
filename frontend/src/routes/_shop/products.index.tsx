import { createFileRoute, redirect } from '@tanstack/react-router';
import { listFacts } from '../../features/catalog/page-facts';
import { ProductsPage } from '../../features/catalog/pages/products-page';
import { categoriesQuery, categoryNamed, productsQuery, productTextsQuery } from '../../lib/shop/catalog';
import { pageHead } from '../../lib/seo/page-head';
import { textIn, wholeNumberIn, type RawSearch } from '../../lib/search';

interface ProductsSearch {
  /** Id or slug of a category. A known category redirects to a page of its own. */
  category?: number | string;
  search?: string;
}

export const Route = createFileRoute('/_shop/products/')({
  validateSearch: (search: RawSearch): ProductsSearch => ({
    category: wholeNumberIn(search.category) ?? textIn(search.category),
    search: textIn(search.search),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { category, search } }) => {
    void queryClient.prefetchQuery(productsQuery);
    if (search) void queryClient.prefetchQuery(productTextsQuery);
    if (category === undefined) return;
    const known = categoryNamed(await queryClient.ensureQueryData(categoriesQuery), category);
    if (!known) return;
    const params = { category: known.slug };
    redirect({ to: '/products/$category', params, search: { search }, replace: true, throw: true });
  },
  head: ({ match }) => pageHead(match, { ...listFacts, search: { search: match.search.search } }),
  component: Page,
});

function Page() {
  const { category, search } = Route.useSearch();
  return <ProductsPage isUnknown={category !== undefined} search={search} />;
}
