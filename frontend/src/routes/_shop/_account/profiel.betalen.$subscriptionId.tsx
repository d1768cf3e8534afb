import { createFileRoute } from '@tanstack/react-router';
import { accountTitles, privateHead } from '../../../features/account/meta';
import { PayDeliveryPage } from '../../../features/account/pages/pay-delivery-page';
import { textIn, type RawSearch } from '../../../lib/search';

export const Route = createFileRoute('/_shop/_account/profiel/betalen/$subscriptionId')({
  validateSearch: (search: RawSearch): { payment_intent?: string } => ({
    payment_intent: textIn(search.payment_intent),
  }),
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
