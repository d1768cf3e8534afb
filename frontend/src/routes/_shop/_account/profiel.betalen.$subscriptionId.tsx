import { createFileRoute } from '@tanstack/react-router';
import { accountTitles, privateHead } from '../../../features/account/meta';
import { PayDeliveryPage } from '../../../features/account/pages/pay-delivery-page';
import { textIn, type RawSearch } from '../../../lib/search';
import { subscriptionsQuery } from '../../../features/account/subscriptions/api';
import { readAheadForCustomer } from '../../../lib/customer/read-ahead-for-customer';

export const Route = createFileRoute('/_shop/_account/profiel/betalen/$subscriptionId')({
  validateSearch: (search: RawSearch): { payment_intent?: string } => ({
    payment_intent: textIn(search.payment_intent),
  }),
  loader: (at) => readAheadForCustomer(at, (client) => client.ensureQueryData(subscriptionsQuery)),
  head: () => privateHead(accountTitles.pay),
  component: Page,
});

function Page() {
  return (
    <PayDeliveryPage
      subscriptionId={Route.useParams().subscriptionId}
      paymentIntentId={Route.useSearch().payment_intent}
    />
  );
}
