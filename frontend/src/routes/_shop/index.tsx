import { CatchBoundary, createFileRoute, redirect, type ErrorComponentProps } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useState } from 'react';
import { homeTabs, tabOfAnchor } from '../../lib/shop/filter-products';
import { homeFacts } from '../../features/catalog/home-facts';
import { HomePage, type HomeSearch } from '../../features/catalog/pages/home-page';
import { productsQuery } from '../../lib/shop/catalog';
import { homeTextsQuery } from '../../lib/shop/home-texts';
import { questionsQuery } from '../../lib/shop/questions';
import { pageHead } from '../../lib/seo/page-head';
import { oneOf, textIn, type RawSearch } from '../../lib/search';
import { shippingQuery } from '../../lib/shop/shop';
import { RouteError } from '../../ui/pages/route-error';

const HomeMore = lazy(() => import('./-home-more'));

export const Route = createFileRoute('/_shop/')({
  validateSearch: (search: RawSearch): HomeSearch => ({
    category: textIn(search.category),
    filter: oneOf(homeTabs, search.filter),
  }),
  beforeLoad: ({ location: { hash }, search }) => {
    const filter = tabOfAnchor(hash);
    if (filter && search.filter !== filter) redirect({ to: '/', search: { filter }, hash, replace: true, throw: true });
  },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(productsQuery);
    void queryClient.prefetchQuery(shippingQuery);
    void queryClient.prefetchQuery(homeTextsQuery);
    void queryClient.prefetchQuery(questionsQuery('most-asked'));
  },
  head: ({ match }) =>
    pageHead(match, {
      ...homeFacts(match.context.queryClient),
      search: { filter: match.search.filter },
    }),
  component: HomeRoute,
});

function HomeRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const [pressed, press] = useState<HomeSearch>();
  const change = useCallback(
    (next: HomeSearch) => {
      press(next);
      afterPaint(async () => {
        await navigate({ search: next, resetScroll: false });
        press((now) => (now === next ? undefined : now));
      });
    },
    [navigate],
  );
  return (
    <HomePage {...(pressed ?? search)} onChange={change}>
      {more}
    </HomePage>
  );
}

/** Delays navigation until after the next paint, so that the grid responds to a press first. */
function afterPaint(work: () => Promise<void>): void {
  window.requestAnimationFrame(() => window.setTimeout(() => void work()));
}

/** A constant element, so that filtering the grid above does not re-render it. */
const more = (
  <CatchBoundary getResetKey={() => 'home-more'} errorComponent={MoreFailed}>
    <Suspense>
      <HomeMore />
    </Suspense>
  </CatchBoundary>
);

function MoreFailed(props: ErrorComponentProps) {
  return <RouteError compact {...props} />;
}
