import { createFileRoute, useLocation } from '@tanstack/react-router';
import { checkoutMeta } from '../../features/checkout/meta';
import { OrderResultPage } from '../../features/checkout/pages/order-result-page';
import { textIn, type RawSearch } from '../../lib/search';

export const Route = createFileRoute('/_shop/order-bevestiging')({
  staticData: { calm: true },
  validateSearch: (search: RawSearch): { payment_intent?: string } => ({
    payment_intent: textIn(search.payment_intent),
  }),
  head: () => ({ meta: [{ title: checkoutMeta.result }, { name: 'robots', content: 'noindex' }] }),
  component: Page,
});

function Page() {
  const { clientSecret } = useLocation().state;
  return <OrderResultPage clientSecret={clientSecret} returnedId={Route.useSearch().payment_intent} />;
}
