import { createFileRoute } from '@tanstack/react-router';
import { accountTitles, privateHead } from '../../../features/account/meta';
import { OrderPage } from '../../../features/account/pages/order-page';

export const Route = createFileRoute('/_shop/_account/bestellingen/$orderId')({
  head: () => privateHead(accountTitles.order),
  component: Page,
});

function Page() {
  return <OrderPage id={Route.useParams().orderId} />;
}
