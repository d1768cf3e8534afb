import { createFileRoute } from '@tanstack/react-router';
import { adminOrderQuery } from '../../../features/admin-orders/api';
import { OrderPage } from '../../../features/admin-orders/pages/order-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';

export const Route = createFileRoute('/admin/_panel/orders_/$reference')({
  loader: (at) => readAhead(at, (client) => client.ensureQueryData(adminOrderQuery(at.params.reference))),
  head: ({ params }) => sectionHead('orders', params.reference),
  component: Page,
});

function Page() {
  const { reference } = Route.useParams();
  return <OrderPage key={reference} reference={reference} />;
}
