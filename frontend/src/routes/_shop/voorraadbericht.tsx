import { createFileRoute, useHydrated, useLocation } from '@tanstack/react-router';
import { stockAlertMeta } from '../../features/stock-alerts/meta';
import { StockAlertPage } from '../../features/stock-alerts/pages/stock-alert-page';

export const Route = createFileRoute('/_shop/voorraadbericht')({
  head: () => ({ meta: [{ title: stockAlertMeta.title }, { name: 'robots', content: 'noindex' }] }),
  component: Page,
});

function Page() {
  const isHydrated = useHydrated(); // the server does not receive the hash
  const token = useLocation({ select: ({ hash }) => (isHydrated ? hash : '') });
  return <StockAlertPage token={token} isKnown={isHydrated} />;
}
