import { createFileRoute } from '@tanstack/react-router';
import { phoneOrdersQuery } from '../../../features/admin-orders/new-order/new-order-api';
import { NewOrderPage, type NewOrderStart } from '../../../features/admin-orders/pages/new-order-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { textIn, wholeNumberIn, type RawSearch } from '../../../lib/search';

export const Route = createFileRoute('/admin/_panel/orders_/new')({
  validateSearch: (search: RawSearch): NewOrderStart => ({
    order: textIn(search.order),
    customer: wholeNumberIn(search.customer),
    addsTo: textIn(search.addsTo),
  }),
  loader: (at) => readAhead(at, (client) => client.ensureQueryData(phoneOrdersQuery)),
  head: () => sectionHead('orders'),
  component: Page,
});

function Page() {
  return <NewOrderPage {...Route.useSearch()} />;
}
