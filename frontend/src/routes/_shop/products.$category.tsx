import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { ProductsPage } from '../../features/catalog/pages/products-page';
import { NotFoundPage } from '../../features/shell/components/not-found-page';
import { shellCopy } from '../../features/shell/copy';
import { categoriesQuery, categoryNamed, productsOfCategoryQuery } from '../../lib/catalog';
import { missingHead, pageHead } from '../../lib/page-head';
import { textIn, type RawSearch } from '../../lib/search';

const facts = () => import('../../features/catalog/page-facts');

export const Route = createFileRoute('/_shop/products/$category')({
  validateSearch: (search: RawSearch): { search?: string } => ({ search: textIn(search.search) }),
  loader: async ({ context: { queryClient }, params }) => {
    const [categories] = await Promise.all([queryClient.ensureQueryData(categoriesQuery), facts()]);
    const category = categoryNamed(categories, params.category);
    if (!category) notFound({ throw: true });
    else void queryClient.prefetchQuery(productsOfCategoryQuery(category.id));
  },
  head: async ({ match, params }) => {
    const { queryClient } = match.context;
    const category = categoryNamed(queryClient.getQueryData(categoriesQuery.queryKey), params.category);
    if (!category) return missingHead(shellCopy.notFoundTitle);
    const page = (await facts()).categoryPageFacts(queryClient, category);
    return pageHead(match, { ...page, search: { search: match.search.search } });
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
