import { createFileRoute } from '@tanstack/react-router';
import { aboutMeta } from '../../features/about/meta';
import { PlanPage } from '../../features/about/pages/plan-page';
import { pageHead } from '../../lib/seo/page-head';

export const Route = createFileRoute('/_shop/ons-plan')({
  head: ({ match }) => pageHead(match, aboutMeta),
  component: PlanPage,
});
