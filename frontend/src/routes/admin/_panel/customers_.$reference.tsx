import { createFileRoute } from '@tanstack/react-router';
import { adminCustomerQuery } from '../../../features/admin-customers/api';
import { CustomerPage } from '../../../features/admin-customers/pages/customer-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';

export const Route = createFileRoute('/admin/_panel/customers_/$reference')({
  loader: (at) => readAhead(at, (client) => client.ensureQueryData(adminCustomerQuery(Number(at.params.reference)))),
  head: () => sectionHead('customers'),
  component: Page,
});

function Page() {
  const { reference } = Route.useParams();
  return <CustomerPage key={reference} reference={reference} />;
}
