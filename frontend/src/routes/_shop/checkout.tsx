import { createFileRoute, redirect } from '@tanstack/react-router';
import { checkoutMeta } from '../../features/checkout/meta';
import { CheckoutPage } from '../../features/checkout/pages/checkout-page';
import { basket } from '../../lib/basket/basket-store';
import { productsQuery } from '../../lib/shop/catalog';
import { customerQuery, savedAddressesQuery } from '../../lib/customer/customer';
import { shippingQuery } from '../../lib/shop/shop';
import { oneOf, type RawSearch } from '../../lib/search';

export const Route = createFileRoute('/_shop/checkout')({
  staticData: { calm: true },
  validateSearch: (search: RawSearch): { stap?: 'betalen' } => ({ stap: oneOf(['betalen'], search.stap) }),
  beforeLoad: ({ location }) => {
    if (basket.get().lines.length === 0) redirect({ to: '/', throw: true });
    // Drops the parameters that a payment provider adds to the return URL. The payment form restarts.
    if (location.searchStr.includes('payment_intent'))
      redirect({ to: '/checkout', search: { stap: 'betalen' }, replace: true, throw: true });
  },
  loader: async ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(productsQuery);
    const [customer] = await Promise.all([
      queryClient.ensureQueryData(customerQuery).catch(() => null),
      queryClient.ensureQueryData(shippingQuery),
    ]);
    if (customer) await queryClient.prefetchQuery(savedAddressesQuery);
  },
  head: () => ({ meta: [{ title: checkoutMeta.checkout }, { name: 'robots', content: 'noindex' }] }),
  component: Page,
});

function Page() {
  return <CheckoutPage step={Route.useSearch().stap ?? 'gegevens'} />;
}
