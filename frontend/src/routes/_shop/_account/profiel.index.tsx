import { createFileRoute } from '@tanstack/react-router';
import { accountTitles, privateHead } from '../../../features/account/meta';
import { SubscriptionsPage } from '../../../features/account/pages/subscriptions-page';

export const Route = createFileRoute('/_shop/_account/profiel/')({
  head: () => privateHead(accountTitles.subscriptions),
  component: SubscriptionsPage,
});
