import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { checkoutCopy } from '../../features/checkout/copy';
import { OrderResultPage } from '../../features/checkout/pages/order-result-page';

export const Route = createFileRoute('/_shop/order-bevestiging')({
  staticData: { calm: true },
  validateSearch: z.object({ payment_intent_client_secret: z.catch(z.optional(z.string()), undefined) }),
  head: () => ({ meta: [{ title: checkoutCopy.resultTitle }, { name: 'robots', content: 'noindex' }] }),
  component: Page,
});

function Page() {
  return <OrderResultPage clientSecret={Route.useSearch().payment_intent_client_secret} />;
}
