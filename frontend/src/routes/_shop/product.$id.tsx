import {
  CatchBoundary,
  createFileRoute,
  notFound,
  redirect,
  type ErrorComponentProps,
  type NotFoundRouteProps,
} from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import { catalogCopy } from '../../features/catalog/copy';
import { ProductPending } from '../../features/catalog/components/product/product-pending';
import { productPageFacts } from '../../features/catalog/page-facts';
import { ProductPage } from '../../features/catalog/pages/product-page';
import { nearView } from '../../lib/browser/near-view';
import { categoriesQuery, productQuery, productsQuery } from '../../lib/shop/catalog';
import { missingProductOf } from '../../lib/shop/missing-product';
import { missingHead, pageHead } from '../../lib/seo/page-head';
import { questionsQuery } from '../../lib/shop/questions';
import { shippingQuery } from '../../lib/shop/shop';
import { RouteError } from '../../ui/pages/route-error';

/** Apart, so that the page of a product that exists loads none of it. */
const ProductMissing = lazy(() => import('../../features/catalog/components/product/product-missing'));
const moreId = 'product-more';
/** A first visit loads it when the reader scrolls towards it: the server rendered it. */
const ProductMore = lazy(() => nearView(moreId).then(() => import('./-product-more')));

export const Route = createFileRoute('/_shop/product/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(questionsQuery('product'));
    const others = [queryClient.prefetchQuery(categoriesQuery), queryClient.prefetchQuery(shippingQuery)];
    try {
      await Promise.all([queryClient.ensureQueryData(productQuery(params.id)), ...others]);
    } catch (error) {
      const missing = missingProductOf(error);
      if (!missing) throw error;
      if (missing.slug) redirect({ to: '/product/$id', params: { id: missing.slug }, replace: true, throw: true });
      await Promise.all([queryClient.prefetchQuery(productsQuery), queryClient.prefetchQuery(categoriesQuery)]);
      notFound({ data: missing, throw: true });
      throw error;
    }
  },
  head: ({ match, params }) => {
    const { queryClient } = match.context;
    const product = queryClient.getQueryData(productQuery(params.id).queryKey);
    if (!product) return missingHead(catalogCopy.productTitle());
    return pageHead(match, productPageFacts(queryClient, product));
  },
  component: Page,
  pendingComponent: ProductPending,
  notFoundComponent: Missing,
});

function Page() {
  const { id } = Route.useParams();
  // the same element each time: an update before its code is loaded would replace what the server rendered
  const more = useMemo(
    () => (
      <div id={moreId}>
        <CatchBoundary getResetKey={() => id} errorComponent={MoreFailed}>
          <Suspense>
            <ProductMore slug={id} />
          </Suspense>
        </CatchBoundary>
      </div>
    ),
    [id],
  );
  return (
    <ProductPage key={id} slug={id}>
      {more}
    </ProductPage>
  );
}

function Missing({ data }: NotFoundRouteProps) {
  return (
    <Suspense>
      <ProductMissing data={data} />
    </Suspense>
  );
}

function MoreFailed(props: ErrorComponentProps) {
  return <RouteError compact {...props} />;
}
