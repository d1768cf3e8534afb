import { createFileRoute } from '@tanstack/react-router';
import { accountTitles, privateHead } from '../../../features/account/meta';
import { OrdersPage } from '../../../features/account/pages/orders-page';

export const Route = createFileRoute('/_shop/_account/bestellingen/')({
  head: () => privateHead(accountTitles.orders),
  component: OrdersPage,
});
