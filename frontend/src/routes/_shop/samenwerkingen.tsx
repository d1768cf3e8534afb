import { createFileRoute } from '@tanstack/react-router';
import { partnershipsMeta } from '../../features/partnerships/meta';
import { PartnershipsPage } from '../../features/partnerships/pages/partnerships-page';
import { shopQuery } from '../../lib/shop';

export const Route = createFileRoute('/_shop/samenwerkingen')({
  loader: async ({ context }) => (await context.queryClient.ensureQueryData(shopQuery)).brand,
  head: ({ loaderData }) => ({
    meta: [
      { title: partnershipsMeta.title(loaderData) },
      { name: 'description', content: partnershipsMeta.description },
    ],
  }),
  component: PartnershipsPage,
});
