import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery, productsQuery } from '../../../lib/catalog';
import { Button } from '../../../ui/button';
import { ErrorPage } from '../../../ui/error-page';
import { StatePage } from '../../../ui/state-page';
import { CategoryTiles } from '../components/category-tiles';
import { FilterTabs } from '../components/filter-tabs';
import { Hero } from '../components/hero';
import { ProductGrid } from '../components/product-grid';
import { QuizInvitation } from '../components/quiz-invitation';
import { SubscriptionSteps } from '../components/subscription-steps';
import { catalogCopy } from '../copy';
import { productsOfTab, type HomeTab } from '../filter-products';

const gridTop = 600;

/** What the URL says to show. */
export interface HomeSearch {
  category?: string;
  filter?: HomeTab;
}

/** The shop window. Category and tab stand in the URL; a category starts at the tab with everything. */
export function HomePage({ category, filter, onChange }: HomeSearch & { onChange: (search: HomeSearch) => void }) {
  const products = useQuery(productsQuery);
  const categories = useQuery(categoriesQuery).data ?? [];
  const categoryId = categories.find(({ slug }) => slug === category)?.id;
  const inCategory = category ? products.data?.filter((product) => product.categoryId === categoryId) : products.data;
  const shown = inCategory && productsOfTab(inCategory, filter);
  const chooseCategory = (slug: string | undefined) => {
    onChange({ category: slug });
    window.scrollTo({ top: gridTop, behavior: 'smooth' });
  };
  return (
    <>
      <Hero />
      <chakra.div py={{ base: '8', md: '12' }}>
        <CategoryTiles chosen={category} onChoose={chooseCategory} />
      </chakra.div>
      <section id="products" aria-labelledby="products-title">
        <chakra.h2 id="products-title" srOnly>
          {catalogCopy.allProducts}
        </chakra.h2>
        <FilterTabs chosen={filter} onChoose={(tab) => onChange({ category, filter: tab })} />
        <chakra.div maxW="wide" mx="auto" px={{ base: '4', md: '8' }} pt="3" pb={{ base: '16', md: '24' }}>
          {products.isError ? (
            <ErrorPage compact error={products.error} onRetry={() => void products.refetch()} />
          ) : shown?.length === 0 ? (
            <StatePage compact art="empty" title={catalogCopy.emptyHome}>
              <Button onClick={() => onChange({})}>{catalogCopy.emptyWayOn}</Button>
            </StatePage>
          ) : (
            <ProductGrid products={shown} categories={categories} />
          )}
          {shown && shown.length > 0 && (
            <chakra.p textAlign="center" mt="10" fontFamily="display" fontStretch="85%" fontSize="xl" fontWeight="bold">
              {catalogCopy.moreSoon}
            </chakra.p>
          )}
        </chakra.div>
      </section>
      <QuizInvitation />
      <SubscriptionSteps />
    </>
  );
}
