import { createFileRoute, redirect } from '@tanstack/react-router';
import { checkoutCopy } from '../../features/checkout/copy';
import { CheckoutPage } from '../../features/checkout/pages/checkout-page';
import { basket } from '../../lib/basket/basket-store';
import { productsQuery } from '../../lib/catalog';
import { shippingQuery } from '../../lib/shop';
import { oneOf, type RawSearch } from '../../lib/search';

export const Route = createFileRoute('/_shop/checkout')({
  staticData: { calm: true },
  validateSearch: (search: RawSearch): { stap?: 'betalen' } => ({ stap: oneOf(['betalen'], search.stap) }),
  beforeLoad: ({ search, location }) => {
    if (basket.get().lines.length === 0) redirect({ to: '/', throw: true });
    // What a payment provider adds on its way back leaves the URL; the payment form starts anew.
    if (location.searchStr.includes('payment_intent'))
      redirect({ to: '/checkout', search: { stap: search.stap }, replace: true, throw: true });
  },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(productsQuery);
    return context.queryClient.ensureQueryData(shippingQuery);
  },
  head: () => ({ meta: [{ title: checkoutCopy.title }, { name: 'robots', content: 'noindex' }] }),
  component: Page,
});

function Page() {
  return <CheckoutPage step={Route.useSearch().stap ?? 'gegevens'} />;
}
