import { createFileRoute } from '@tanstack/react-router';
import { catalogCopy } from '../../features/catalog/copy';
import { homeTabs } from '../../features/catalog/filter-products';
import { HomePage, type HomeSearch } from '../../features/catalog/pages/home-page';
import { productsQuery } from '../../lib/catalog';
import { oneOf, textIn, type RawSearch } from '../../lib/search';

export const Route = createFileRoute('/_shop/')({
  validateSearch: (search: RawSearch): HomeSearch => ({
    category: textIn(search.category),
    filter: oneOf(homeTabs, search.filter),
  }),
  loader: ({ context }) => void context.queryClient.prefetchQuery(productsQuery),
  head: () => ({ meta: [{ title: catalogCopy.homeTitle }, { name: 'description', content: catalogCopy.homeMeta }] }),
  component: HomeRoute,
});

function HomeRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <HomePage {...search} onChange={(next) => void navigate({ search: next, resetScroll: false })} />;
}
