import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useRef, type ReactNode } from 'react';
import type { ListedCategory, Product } from '../../../../../contracts/catalog.js';
import { categoriesQuery, categoryNamed, productsQuery } from '../../../lib/shop/catalog';
import { useShown } from '../../../lib/shop/home-blocks';
import { ButtonLink } from '../../../ui/controls/button';
import { ErrorPage } from '../../../ui/pages/error-page';
import { ToSupport } from '../../../ui/pages/to-support';
import { StatePage } from '../../../ui/pages/state-page';
import { BiteBand } from '../components/home/bite-band';
import { CategoryTiles } from '../components/home/category-tiles';
import { FilterTabs } from '../components/list/filter-tabs';
import { Hero } from '../components/home/hero';
import { QuizInvitation } from '../components/home/quiz-invitation';
import { ProductGrid } from '../components/list/product-grid';
import { catalogCopy } from '../copy';
import { productsOfTab, type HomeTab } from '../../../lib/shop/filter-products';
import { scrollForGrid } from '../grid-scroll';

const GridEnd = lazy(() => import('../components/list/grid-end'));

const none: ListedCategory[] = [];
/** What interrupts the whole assortment. A filtered grid is short, so it has none. */
const cells = { quiz: <QuizInvitation />, bite: <BiteBand /> };
/** The width of the vitamin test in rows of four. In rows of three it fills its own, as the bite always does. */
const quizColumns = 2;

/** The search parameters of home. */
export interface HomeSearch {
  category?: string;
  filter?: HomeTab;
}

interface HomePageProps extends HomeSearch {
  onChange: (search: HomeSearch) => void;
  /** Rendered below the grid after the grid has its height, to prevent a layout shift. */
  children: ReactNode;
}

/** Home. Category and tab are in the URL; choosing a category resets the tab. */
export function HomePage({ category, filter, onChange, children }: HomePageProps) {
  const { failed, categories, all, shown } = useShownProducts({ category, filter });
  const [sixth, twelfth] = useShown(cells);
  const isAll = !category && !filter;
  const breaks = isAll ? { 6: sixth, 12: twelfth } : {};
  const grid = useRef<HTMLElement>(null);
  const categoryName = category && categoryNamed(categories, category)?.name;
  const chooseCategory = useCallback(
    (slug: string | undefined) => {
      onChange({ category: slug });
      const gridTop = (grid.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
      window.scrollTo({ top: scrollForGrid({ gridTop, windowHeight: window.innerHeight }), behavior: 'smooth' });
    },
    [onChange],
  );
  return (
    <>
      <Hero />
      <chakra.div
        py={{ base: '6', md: '12' }}
        scrollMarginTop="-20" // of the 9 rem that a page keeps above headings, the tiles need four
        data-opens-here={category && ''}
      >
        <CategoryTiles chosen={category} onChoose={chooseCategory} />
      </chakra.div>
      <section id="products" ref={grid} aria-labelledby="products-title">
        <span id="bundles" />
        <span id="new" />
        <chakra.h2 id="products-title" srOnly>
          {catalogCopy.allProducts}
        </chakra.h2>
        <FilterTabs category={category} chosen={filter} onChoose={(tab) => onChange({ category, filter: tab })} />
        <chakra.div maxW="wide" mx="auto" px={{ base: '4', md: '8' }} pt="1" pb="6">
          <chakra.p role="status" fontSize="sm" color="muted" minH="9">
            {shown && catalogCopy.shown(shown.length, categoryName)}
          </chakra.p>
          {failed ? (
            <ErrorPage compact error={failed.error} onRetry={() => void failed.refetch()}>
              <ToSupport />
            </ErrorPage>
          ) : shown?.length === 0 ? (
            <StatePage compact art="empty" title={catalogCopy.emptyHome}>
              <ButtonLink to="/" resetScroll={false}>
                {catalogCopy.emptyWayOn}
              </ButtonLink>
            </StatePage>
          ) : (
            <ProductGrid
              products={shown}
              categories={categories}
              among={all}
              isAll={isAll}
              breaks={breaks}
              breakColumns={hasQuiz(breaks, all) ? quizColumns : 0}
            />
          )}
          <Suspense>{shown?.[0] && <GridEnd />}</Suspense>
        </chakra.div>
      </section>
      {(failed ?? shown) && children}
    </>
  );
}

/** Whether the grid is long enough to reach the vitamin test. */
const hasQuiz = (breaks: Readonly<Record<number, ReactNode>>, all: readonly Product[] = []): boolean =>
  Object.entries(breaks).some(([before, part]) => part === cells.quiz && all.length > Number(before));

/** Returns the products of the grid; undefined while loading. `failed` is the read to retry after an error. */
function useShownProducts({ category, filter }: HomeSearch) {
  const products = useQuery(productsQuery);
  const categories = useQuery(categoriesQuery);
  const failed = products.isError ? products : category && categories.isError ? categories : undefined;
  const inCategory = category ? productsOfSlug(products.data, categories.data, category) : products.data;
  return {
    failed,
    categories: categories.data ?? none,
    all: products.data,
    shown: inCategory && productsOfTab(inCategory, filter),
  };
}

function productsOfSlug(products: Product[] | undefined, categories: ListedCategory[] | undefined, slug: string) {
  if (!categories) return undefined;
  const id = categoryNamed(categories, slug)?.id;
  return products?.filter((product) => product.categoryId === id);
}
