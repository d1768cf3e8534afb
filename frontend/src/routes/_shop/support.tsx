import { createFileRoute } from '@tanstack/react-router';
import { supportMeta } from '../../features/support/meta';
import { SupportPage } from '../../features/support/pages/support-page';
import { pageHead } from '../../lib/seo/page-head';
import { questionsQuery } from '../../lib/shop/questions';
import { shippingQuery } from '../../lib/shop/shop';

export const Route = createFileRoute('/_shop/support')({
  loader: async ({ context: { queryClient } }) => {
    const questions = queryClient.prefetchQuery(questionsQuery('most-asked'));
    await Promise.all([queryClient.ensureQueryData(shippingQuery), questions]);
  },
  head: ({ match }) => pageHead(match, supportMeta.support),
  component: SupportPage,
});
