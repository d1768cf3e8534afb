import { createFileRoute, notFound } from '@tanstack/react-router';
import { catalogCopy } from '../../features/catalog/copy';
import { ProductMissing } from '../../features/catalog/components/product-missing';
import { ProductPending } from '../../features/catalog/components/product-pending';
import { ProductPage } from '../../features/catalog/pages/product-page';
import { ProductReviews } from '../../features/reviews/components/product-reviews';
import { hasStatus } from '../../lib/api-error';
import { categoriesQuery, productQuery } from '../../lib/catalog';
import { missingHead, pageHead } from '../../lib/page-head';
import { shippingQuery } from '../../lib/shop';

const facts = () => import('../../features/catalog/page-facts');

export const Route = createFileRoute('/_shop/product/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    const others = [facts(), queryClient.prefetchQuery(categoriesQuery), queryClient.prefetchQuery(shippingQuery)];
    try {
      await Promise.all([queryClient.ensureQueryData(productQuery(params.id)), ...others]);
    } catch (error) {
      if (hasStatus(error, 404)) notFound({ throw: true });
      throw error;
    }
  },
  head: async ({ match, params }) => {
    const { queryClient } = match.context;
    const product = queryClient.getQueryData(productQuery(params.id).queryKey);
    if (!product) return missingHead(catalogCopy.productTitle());
    return pageHead(match, (await facts()).productPageFacts(queryClient, product));
  },
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
