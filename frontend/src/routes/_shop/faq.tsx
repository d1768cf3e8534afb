import { createFileRoute } from '@tanstack/react-router';
import { supportMeta } from '../../features/support/meta';
import { FaqPage } from '../../features/support/pages/faq-page';
import { shippingQuery, shopQuery } from '../../lib/shop';
import { textIn, type RawSearch } from '../../lib/search';

export const Route = createFileRoute('/_shop/faq')({
  validateSearch: (search: RawSearch): { onderwerp?: string } => ({ onderwerp: textIn(search.onderwerp) }),
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(shippingQuery);
    return (await context.queryClient.ensureQueryData(shopQuery)).brand;
  },
  head: ({ loaderData }) => ({
    meta: [{ title: supportMeta.faq.title(loaderData) }, { name: 'description', content: supportMeta.faq.description }],
  }),
  component: Page,
});

function Page() {
  const { onderwerp } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <FaqPage
      category={onderwerp}
      onChoose={(category) => void navigate({ search: { onderwerp: category }, resetScroll: false })}
    />
  );
}
