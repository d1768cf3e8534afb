import { createFileRoute } from '@tanstack/react-router';
import { aboutMeta } from '../../features/about/meta';
import { PlanPage } from '../../features/about/pages/plan-page';
import { shopQuery } from '../../lib/shop';

export const Route = createFileRoute('/_shop/ons-plan')({
  loader: async ({ context }) => (await context.queryClient.ensureQueryData(shopQuery)).brand,
  head: ({ loaderData }) => ({
    meta: [{ title: aboutMeta.title(loaderData) }, { name: 'description', content: aboutMeta.description }],
  }),
  component: PlanPage,
});
