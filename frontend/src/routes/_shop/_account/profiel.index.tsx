import { createFileRoute } from '@tanstack/react-router';
import { accountTitles, privateHead } from '../../../features/account/meta';
import { SubscriptionsPage } from '../../../features/account/pages/subscriptions-page';
import { subscriptionsQuery } from '../../../features/account/subscriptions/api';
import { readAheadForCustomer } from '../../../lib/customer/read-ahead-for-customer';

export const Route = createFileRoute('/_shop/_account/profiel/')({
  loader: (at) => readAheadForCustomer(at, (client) => client.ensureQueryData(subscriptionsQuery)),
  head: () => privateHead(accountTitles.subscriptions),
  component: SubscriptionsPage,
});
