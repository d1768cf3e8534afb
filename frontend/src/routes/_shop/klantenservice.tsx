import { createFileRoute, useHydrated, useLocation } from '@tanstack/react-router';
import { supportMeta } from '../../features/support/meta';
import { ServicePage } from '../../features/support/pages/service-page';
import { pageHead } from '../../lib/seo/page-head';
import { shippingQuery } from '../../lib/shop/shop';

export const Route = createFileRoute('/_shop/klantenservice')({
  loader: async ({ context }) => void (await context.queryClient.ensureQueryData(shippingQuery)),
  head: ({ match }) => pageHead(match, supportMeta.service),
  component: Page,
});

function Page() {
  const isHydrated = useHydrated(); // the server does not receive the hash
  const hash = useLocation({ select: (location) => (isHydrated ? location.hash : '') });
  const navigate = Route.useNavigate();
  return (
    <ServicePage
      hash={hash}
      onTab={(tab) => void navigate({ hash: tab, resetScroll: false, hashScrollIntoView: false })}
    />
  );
}
