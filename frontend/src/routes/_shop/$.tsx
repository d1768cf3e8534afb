import { createFileRoute } from '@tanstack/react-router';
import { OnTheShelf } from '../../features/catalog/components/list/on-the-shelf';
import { NotFoundPage } from '../../features/shell/components/not-found-page';
import { shellCopy } from '../../features/shell/copy';
import { categoriesQuery, productsQuery } from '../../lib/shop/catalog';
import { missingHead } from '../../lib/seo/page-head';

export const Route = createFileRoute('/_shop/$')({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([queryClient.prefetchQuery(productsQuery), queryClient.prefetchQuery(categoriesQuery)]);
  },
  head: () => missingHead(shellCopy.notFoundTitle),
  component: Page,
});

function Page() {
  return (
    <>
      <NotFoundPage />
      <OnTheShelf />
    </>
  );
}
