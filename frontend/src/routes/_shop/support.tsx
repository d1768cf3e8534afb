import { createFileRoute } from '@tanstack/react-router';
import { supportMeta } from '../../features/support/meta';
import { SupportPage } from '../../features/support/pages/support-page';
import { pageHead } from '../../lib/seo/page-head';
import { shippingQuery } from '../../lib/shop/shop';

export const Route = createFileRoute('/_shop/support')({
  loader: async ({ context }) => void (await context.queryClient.ensureQueryData(shippingQuery)),
  head: ({ match }) => pageHead(match, supportMeta.support),
  component: SupportPage,
});
