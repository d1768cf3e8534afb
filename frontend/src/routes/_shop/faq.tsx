import { createFileRoute } from '@tanstack/react-router';
import { supportCopy } from '../../features/support/copy';
import { faqCategories, type FaqCategory } from '../../features/support/faq-categories';
import { FaqPage } from '../../features/support/pages/faq-page';
import { shippingQuery, shopQuery } from '../../lib/shop';
import { oneOf, type RawSearch } from '../../lib/search';

export const Route = createFileRoute('/_shop/faq')({
  validateSearch: (search: RawSearch): { onderwerp?: FaqCategory } => ({
    onderwerp: oneOf(faqCategories, search.onderwerp),
  }),
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(shippingQuery);
    return (await context.queryClient.ensureQueryData(shopQuery)).brand;
  },
  head: ({ loaderData }) => ({
    meta: [{ title: supportCopy.faqPageTitle(loaderData) }, { name: 'description', content: supportCopy.faqMeta }],
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
