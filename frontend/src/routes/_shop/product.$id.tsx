import { createFileRoute, notFound } from '@tanstack/react-router';
import { catalogCopy } from '../../features/catalog/copy';
import { ProductMissing } from '../../features/catalog/components/product-missing';
import { ProductPending } from '../../features/catalog/components/product-pending';
import { ProductPage } from '../../features/catalog/pages/product-page';
import { hasStatus } from '../../lib/api-error';
import { productQuery } from '../../lib/catalog';

export const Route = createFileRoute('/_shop/product/$id')({
  loader: async ({ context, params }) => {
    try {
      return await context.queryClient.ensureQueryData(productQuery(params.id));
    } catch (error) {
      throw hasStatus(error, 404) ? notFound() : error;
    }
  },
  head: ({ loaderData }) => ({
    meta: [{ title: catalogCopy.productTitle(loaderData?.name) }, { name: 'description', content: loaderData?.description }],
  }),
  component: () => <ProductPage key={Route.useParams().id} slug={Route.useParams().id} />,
  pendingComponent: ProductPending,
  notFoundComponent: ProductMissing,
});
