import { createFileRoute } from '@tanstack/react-router';
import { checkoutMeta } from '../../features/checkout/meta';
import { OrderResultPage } from '../../features/checkout/pages/order-result-page';
import { textIn, type RawSearch } from '../../lib/search';

export const Route = createFileRoute('/_shop/order-bevestiging')({
  staticData: { calm: true },
  validateSearch: (search: RawSearch): { payment_intent_client_secret?: string } => ({
    payment_intent_client_secret: textIn(search.payment_intent_client_secret),
  }),
  head: () => ({ meta: [{ title: checkoutMeta.result }, { name: 'robots', content: 'noindex' }] }),
  component: Page,
});

function Page() {
  return <OrderResultPage clientSecret={Route.useSearch().payment_intent_client_secret} />;
}
