import { createFileRoute } from '@tanstack/react-router';
import { adminReturnQuery } from '../../../features/admin-returns/api';
import { ReturnPage } from '../../../features/admin-returns/pages/return-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';

export const Route = createFileRoute('/admin/_panel/returns_/$reference')({
  loader: (at) => readAhead(at, (client) => client.ensureQueryData(adminReturnQuery(at.params.reference))),
  head: () => sectionHead('returns'),
  component: Page,
});

function Page() {
  const { reference } = Route.useParams();
  return <ReturnPage key={reference} reference={reference} />;
}
