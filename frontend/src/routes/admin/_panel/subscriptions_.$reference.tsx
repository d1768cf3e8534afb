import { createFileRoute } from '@tanstack/react-router';
import { adminSubscriptionQuery } from '../../../features/admin-subscriptions/api';
import { SubscriptionPage } from '../../../features/admin-subscriptions/pages/subscription-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';

export const Route = createFileRoute('/admin/_panel/subscriptions_/$reference')({
  loader: (at) => readAhead(at, (client) => client.ensureQueryData(adminSubscriptionQuery(at.params.reference))),
  head: () => sectionHead('subscriptions'),
  component: Page,
});

function Page() {
  const { reference } = Route.useParams();
  return <SubscriptionPage key={reference} reference={reference} />;
}
