import { createFileRoute } from '@tanstack/react-router';
import { catalogCopy } from '../../features/catalog/copy';
import { ProductsPage, type ProductsSearch } from '../../features/catalog/pages/products-page';
import { productsOfCategoryQuery, productsQuery } from '../../lib/catalog';
import { shopQuery } from '../../lib/shop';
import { textIn, wholeNumberIn, type RawSearch } from '../../lib/search';

export const Route = createFileRoute('/_shop/products')({
  validateSearch: (search: RawSearch): ProductsSearch => ({
    category: wholeNumberIn(search.category),
    search: textIn(search.search),
  }),
  loaderDeps: ({ search }) => ({ category: search.category }),
  loader: async ({ context, deps }) => {
    void context.queryClient.prefetchQuery(productsQuery);
    if (deps.category) void context.queryClient.prefetchQuery(productsOfCategoryQuery(deps.category));
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
