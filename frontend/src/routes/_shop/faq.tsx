import { createFileRoute } from '@tanstack/react-router';
import { faqCategories } from '../../../../contracts/shop-texts/faq-categories.js';
import { supportMeta } from '../../features/support/meta';
import { FaqPage } from '../../features/support/pages/faq-page';
import { pageHead } from '../../lib/seo/page-head';
import { oneOf, textIn, type RawSearch } from '../../lib/search';
import { productsQuery } from '../../lib/shop/catalog';
import { questionsQuery } from '../../lib/shop/questions';
import { shippingQuery } from '../../lib/shop/shop';

const structuredData = () => import('../../features/support/structured-data');

export const Route = createFileRoute('/_shop/faq')({
  validateSearch: (search: RawSearch): { onderwerp?: string } => ({ onderwerp: textIn(search.onderwerp) }),
  loader: async ({ context }) => {
    const { queryClient } = context;
    await Promise.all([
      queryClient.ensureQueryData(shippingQuery),
      queryClient.ensureQueryData(questionsQuery('all')),
      queryClient.prefetchQuery(productsQuery),
      structuredData(),
    ]);
  },
  head: async ({ match }) => {
    const { questionsData } = await structuredData();
    const { onderwerp } = match.search;
    return pageHead(match, {
      ...supportMeta.faq,
      search: { onderwerp: oneOf(faqCategories, onderwerp) },
      structuredData: questionsData(match.context.queryClient, onderwerp),
    });
  },
  component: Page,
});

function Page() {
  return <FaqPage category={Route.useSearch().onderwerp} />;
}
