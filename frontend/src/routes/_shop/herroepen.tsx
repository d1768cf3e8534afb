import { createFileRoute } from '@tanstack/react-router';
import { withdrawalMeta } from '../../features/withdrawal/meta';
import { WithdrawalPage } from '../../features/withdrawal/pages/withdrawal-page';
import { pageHead } from '../../lib/seo/page-head';

export const Route = createFileRoute('/_shop/herroepen')({
  head: ({ match }) => pageHead(match, { ...withdrawalMeta, noindex: true }),
  component: WithdrawalPage,
});
