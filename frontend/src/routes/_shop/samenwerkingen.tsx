import { createFileRoute } from '@tanstack/react-router';
import { partnershipsMeta } from '../../features/partnerships/meta';
import { PartnershipsPage } from '../../features/partnerships/pages/partnerships-page';
import { pageHead } from '../../lib/seo/page-head';

export const Route = createFileRoute('/_shop/samenwerkingen')({
  head: ({ match }) => pageHead(match, partnershipsMeta),
  component: PartnershipsPage,
});
