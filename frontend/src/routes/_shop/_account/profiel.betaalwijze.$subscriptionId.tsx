import { createFileRoute } from '@tanstack/react-router';
import { accountTitles, privateHead } from '../../../features/account/meta';
import { PaymentMethodPage } from '../../../features/account/pages/payment-method-page';
import { textIn, type RawSearch } from '../../../lib/search';
import { subscriptionsQuery } from '../../../features/account/subscriptions/api';
import { readAheadForCustomer } from '../../../lib/customer/read-ahead-for-customer';

export const Route = createFileRoute('/_shop/_account/profiel/betaalwijze/$subscriptionId')({
  validateSearch: (search: RawSearch): { setup_intent?: string } => ({ setup_intent: textIn(search.setup_intent) }),
  loader: (at) => readAheadForCustomer(at, (client) => client.ensureQueryData(subscriptionsQuery)),
  head: () => privateHead(accountTitles.paymentMethod),
  component: Page,
});

function Page() {
  return (
    <PaymentMethodPage
      subscriptionId={Route.useParams().subscriptionId}
      setupIntentId={Route.useSearch().setup_intent}
    />
  );
}
