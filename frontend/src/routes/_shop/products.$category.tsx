import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { categoryPageFacts } from '../../features/catalog/page-facts';
import { ProductsPage } from '../../features/catalog/pages/products-page';
import { NotFoundPage } from '../../features/shell/components/not-found-page';
import { shellCopy } from '../../features/shell/copy';
import { categoriesQuery, categoryNamed, productsOfCategoryQuery, productTextsQuery } from '../../lib/shop/catalog';
import { missingHead, pageHead } from '../../lib/seo/page-head';
import { textIn, type RawSearch } from '../../lib/search';

export const Route = createFileRoute('/_shop/products/$category')({
  validateSearch: (search: RawSearch): { search?: string } => ({ search: textIn(search.search) }),
  loader: async ({ context: { queryClient }, params, location: { search } }) => {
    const category = categoryNamed(await queryClient.ensureQueryData(categoriesQuery), params.category);
    if (!category) return notFound({ throw: true });
    const current = { category: category.slug };
    if (category.slug !== params.category)
      redirect({ to: '/products/$category', params: current, search, replace: true, throw: true });
    void queryClient.prefetchQuery(productsOfCategoryQuery(category.id));
    if ('search' in search) void queryClient.prefetchQuery(productTextsQuery);
  },
  head: ({ match, params }) => {
    const { queryClient } = match.context;
    const category = categoryNamed(queryClient.getQueryData(categoriesQuery.queryKey), params.category);
    if (!category) return missingHead(shellCopy.notFoundTitle);
    return pageHead(match, { ...categoryPageFacts(queryClient, category), search: { search: match.search.search } });
  },
  component: Page,
  notFoundComponent: NotFoundPage,
});

function Page() {
  const { category } = Route.useParams();
  const { search } = Route.useSearch();
  const categories = useSuspenseQuery(categoriesQuery).data;
  return <ProductsPage category={categoryNamed(categories, category)} search={search} />;
}
