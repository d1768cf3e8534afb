import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { catalogCopy } from '../../features/catalog/copy';
import { ProductsPage } from '../../features/catalog/pages/products-page';
import { productsOfCategoryQuery, productsQuery } from '../../lib/catalog';
import { shopQuery } from '../../lib/shop';

export const Route = createFileRoute('/_shop/products')({
  validateSearch: z.object({
    category: z.catch(z.optional(z.int()), undefined),
    search: z.catch(z.optional(z.coerce.string()), undefined),
  }),
  loaderDeps: ({ search }) => ({ category: search.category }),
  loader: async ({ context, deps }) => {
    void context.queryClient.prefetchQuery(productsQuery);
    if (deps.category) void context.queryClient.prefetchQuery(productsOfCategoryQuery(deps.category));
    return (await context.queryClient.ensureQueryData(shopQuery)).brand;
  },
  head: ({ loaderData }) => ({
    meta: [{ title: catalogCopy.productsTitle(loaderData) }, { name: 'description', content: catalogCopy.productsMeta }],
  }),
  component: Page,
});

function Page() {
  return <ProductsPage {...Route.useSearch()} />;
}
