import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { catalogCopy } from '../../features/catalog/copy';
import { homeTabs } from '../../features/catalog/filter-products';
import { HomePage } from '../../features/catalog/pages/home-page';
import { productsQuery } from '../../lib/catalog';

export const Route = createFileRoute('/_shop/')({
  validateSearch: z.object({
    category: z.catch(z.optional(z.string()), undefined),
    filter: z.catch(z.optional(z.enum(homeTabs)), undefined),
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
