import { createFileRoute } from '@tanstack/react-router';
import { accountTitles, privateHead } from '../../../features/account/meta';
import { OrderPage } from '../../../features/account/pages/order-page';
import { orderQuery } from '../../../features/account/api';
import { readAheadForCustomer } from '../../../lib/customer/read-ahead-for-customer';

export const Route = createFileRoute('/_shop/_account/bestellingen/$orderId')({
  loader: (at) => readAheadForCustomer(at, (client) => client.ensureQueryData(orderQuery(at.params.orderId))),
  head: () => privateHead(accountTitles.order),
  component: Page,
});

function Page() {
  return <OrderPage id={Route.useParams().orderId} />;
}
