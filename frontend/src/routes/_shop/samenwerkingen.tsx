import { createFileRoute } from '@tanstack/react-router';
import { partnershipsCopy } from '../../features/partnerships/copy';
import { PartnershipsPage } from '../../features/partnerships/pages/partnerships-page';
import { shopQuery } from '../../lib/shop';

export const Route = createFileRoute('/_shop/samenwerkingen')({
  loader: async ({ context }) => (await context.queryClient.ensureQueryData(shopQuery)).brand,
  head: ({ loaderData }) => ({
    meta: [{ title: partnershipsCopy.pageTitle(loaderData) }, { name: 'description', content: partnershipsCopy.meta }],
  }),
  component: PartnershipsPage,
});
