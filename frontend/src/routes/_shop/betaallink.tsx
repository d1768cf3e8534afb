import { createFileRoute } from '@tanstack/react-router';
import { checkoutMeta } from '../../features/checkout/meta';
import { PaymentLinkPage } from '../../features/checkout/pages/payment-link-page';

export const Route = createFileRoute('/_shop/betaallink')({
  staticData: { calm: true },
  head: () => ({ meta: [{ title: checkoutMeta.result }, { name: 'robots', content: 'noindex' }] }),
  component: PaymentLinkPage,
});
