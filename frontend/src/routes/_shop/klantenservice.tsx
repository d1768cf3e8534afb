import { createFileRoute, useLocation } from '@tanstack/react-router';
import { supportMeta } from '../../features/support/meta';
import { ServicePage } from '../../features/support/pages/service-page';
import { shippingQuery, shopQuery } from '../../lib/shop';

export const Route = createFileRoute('/_shop/klantenservice')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(shippingQuery);
    return (await context.queryClient.ensureQueryData(shopQuery)).brand;
  },
  head: ({ loaderData }) => ({
    meta: [
      { title: supportMeta.service.title(loaderData) },
      { name: 'description', content: supportMeta.service.description },
    ],
  }),
  component: Page,
});

function Page() {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = Route.useNavigate();
  return (
    <ServicePage
      hash={hash}
      onTab={(tab) => void navigate({ hash: tab, resetScroll: false, hashScrollIntoView: false })}
    />
  );
}
