import { createFileRoute } from '@tanstack/react-router';
import { accountTitles, privateHead } from '../../../features/account/meta';
import { OrdersPage } from '../../../features/account/pages/orders-page';
import { ordersQuery } from '../../../features/account/api';
import { readAheadForCustomer } from '../../../lib/customer/read-ahead-for-customer';

export const Route = createFileRoute('/_shop/_account/bestellingen/')({
  loader: (at) => readAheadForCustomer(at, (client) => client.ensureInfiniteQueryData(ordersQuery)),
  head: () => privateHead(accountTitles.orders),
  component: OrdersPage,
});
