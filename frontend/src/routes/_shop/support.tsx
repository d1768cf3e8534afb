import { createFileRoute } from '@tanstack/react-router';
import { supportCopy } from '../../features/support/copy';
import { SupportPage } from '../../features/support/pages/support-page';
import { shippingQuery, shopQuery } from '../../lib/shop';

export const Route = createFileRoute('/_shop/support')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(shippingQuery);
    return (await context.queryClient.ensureQueryData(shopQuery)).brand;
  },
  head: ({ loaderData }) => ({
    meta: [{ title: supportCopy.pageTitle(loaderData) }, { name: 'description', content: supportCopy.meta }],
  }),
  component: SupportPage,
});
