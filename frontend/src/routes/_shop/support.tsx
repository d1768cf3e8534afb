import { createFileRoute } from '@tanstack/react-router';
import { supportMeta } from '../../features/support/meta';
import { SupportPage } from '../../features/support/pages/support-page';
import { shippingQuery, shopQuery } from '../../lib/shop';

export const Route = createFileRoute('/_shop/support')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(shippingQuery);
    return (await context.queryClient.ensureQueryData(shopQuery)).brand;
  },
  head: ({ loaderData }) => ({
    meta: [
      { title: supportMeta.support.title(loaderData) },
      { name: 'description', content: supportMeta.support.description },
    ],
  }),
  component: SupportPage,
});
