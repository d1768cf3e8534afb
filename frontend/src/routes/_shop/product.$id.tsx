import { createFileRoute, notFound } from '@tanstack/react-router';
import { catalogCopy } from '../../features/catalog/copy';
import { ProductMissing } from '../../features/catalog/components/product-missing';
import { ProductPending } from '../../features/catalog/components/product-pending';
import { ProductPage } from '../../features/catalog/pages/product-page';
import { ProductReviews } from '../../features/reviews/components/product-reviews';
import { hasStatus } from '../../lib/api-error';
import { productQuery } from '../../lib/catalog';

export const Route = createFileRoute('/_shop/product/$id')({
  loader: async ({ context, params }) => {
    try {
      return await context.queryClient.ensureQueryData(productQuery(params.id));
    } catch (error) {
      if (hasStatus(error, 404)) notFound({ throw: true });
      throw error;
    }
  },
  head: ({ loaderData }) => ({
    meta: [
      { title: catalogCopy.productTitle(loaderData?.name) },
      loaderData ? { name: 'description', content: loaderData.description } : { name: 'robots', content: 'noindex' },
    ],
  }),
  component: Page,
  pendingComponent: ProductPending,
  notFoundComponent: ProductMissing,
});

function Page() {
  const { id } = Route.useParams();
  return (
    <ProductPage key={id} slug={id}>
      <ProductReviews />
    </ProductPage>
  );
}
