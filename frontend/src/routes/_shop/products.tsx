import { createFileRoute, redirect } from '@tanstack/react-router';
import { catalogCopy } from '../../features/catalog/copy';
import { ProductsPage, type ProductsSearch } from '../../features/catalog/pages/products-page';
import { categoriesQuery, productsOfCategoryQuery, productsQuery } from '../../lib/catalog';
import { shopQuery } from '../../lib/shop';
import { textIn, wholeNumberIn, type RawSearch } from '../../lib/search';

export const Route = createFileRoute('/_shop/products')({
  validateSearch: (search: RawSearch): ProductsSearch => ({
    category: wholeNumberIn(search.category) ?? textIn(search.category),
    search: textIn(search.search),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { category, search } }) => {
    void context.queryClient.prefetchQuery(productsQuery);
    if (typeof category === 'number') void context.queryClient.prefetchQuery(productsOfCategoryQuery(category));
    if (typeof category === 'string') {
      const categories = await context.queryClient.ensureQueryData(categoriesQuery);
      const id = categories.find(({ slug }) => slug === category)?.id;
      if (id) redirect({ to: '/products', search: { category: id, search }, replace: true, throw: true });
    }
    return (await context.queryClient.ensureQueryData(shopQuery)).brand;
  },
  head: ({ loaderData }) => ({
    meta: [
      { title: catalogCopy.productsTitle(loaderData) },
      { name: 'description', content: catalogCopy.productsMeta },
    ],
  }),
  component: Page,
});

function Page() {
  return <ProductsPage {...Route.useSearch()} />;
}
