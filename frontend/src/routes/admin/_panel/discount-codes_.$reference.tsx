import { createFileRoute } from '@tanstack/react-router';
import { adminDiscountCodeQuery } from '../../../features/admin-discount-codes/api';
import { DiscountCodePage } from '../../../features/admin-discount-codes/pages/discount-code-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
export const Route = createFileRoute('/admin/_panel/discount-codes_/$reference')({
  loader: (at) =>
    readAhead(at, (client) => client.ensureQueryData(adminDiscountCodeQuery(Number(at.params.reference)))),
  head: () => sectionHead('discount-codes'),
  component: Page,
});

function Page() {
  const { reference } = Route.useParams();
  return <DiscountCodePage key={reference} reference={reference} />;
}
