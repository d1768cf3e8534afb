import { createFileRoute } from '@tanstack/react-router';
import { confirmationMeta } from '../../features/withdrawal/meta';
import { ConfirmWithdrawalPage } from '../../features/withdrawal/pages/confirm-withdrawal-page';
import { pageHead } from '../../lib/seo/page-head';

export const Route = createFileRoute('/_shop/herroepen_/bevestigen')({
  head: ({ match }) => pageHead(match, { ...confirmationMeta, noindex: true }),
  component: ConfirmWithdrawalPage,
});
