import { chakra } from '@chakra-ui/react';
import type { Category, Product } from '../../../../../../contracts/catalog.js';
import { ButtonLink } from '../../../../ui/controls/button';
import { ArrowIcon } from '../../../../ui/icons';
import { LyingCard } from '../../../../ui/product/lying-card';
import { shellCopy } from '../../copy';
import { searchCopy } from '../../search-copy';
import { SearchTags } from '../header/products-menu-content';

const mostShown = 6;

interface SearchResultsProps {
  term: string;
  /** The matches; undefined while the field is empty. */
  products: Product[] | undefined;
  categories: Category[];
  onChosen: () => void;
}

/** The first matching products, or frequent searches while the field is empty. */
export function SearchResults({ term, products, categories, onChosen }: SearchResultsProps) {
  return (
    <chakra.section aria-labelledby="results-title" minH="24">
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        mb={products?.length === 0 ? '1' : '3'}
      >
        <chakra.h2 id="results-title" fontSize="xl">
          {products ? searchCopy.results : shellCopy.oftenSearched}
        </chakra.h2>
        {products && products.length > mostShown && (
          <ButtonLink look="line" size="sm" to="/products" search={{ search: term }} onClick={onChosen}>
            {searchCopy.all}
            <ArrowIcon size="1.125rem" />
          </ButtonLink>
        )}
      </chakra.div>
      <chakra.p
        role="status"
        srOnly={products?.length !== 0}
        mb={products?.length === 0 ? '4' : undefined}
        overflowWrap="anywhere"
      >
        {products && (products.length === 0 ? searchCopy.nothing(term) : searchCopy.count(products.length))}
      </chakra.p>
      {products && products.length > 0 ? (
        <ResultList products={products} categories={categories} onChosen={onChosen} />
      ) : (
        <SearchTags onChosen={onChosen} />
      )}
    </chakra.section>
  );
}

interface ResultListProps extends Omit<SearchResultsProps, 'term'> {
  products: Product[];
}

function ResultList({ products, categories, onChosen }: ResultListProps) {
  return (
    <chakra.ul
      display="grid"
      gap="3"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        md: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(3, minmax(0, 1fr))',
      }}
    >
      {products.slice(0, mostShown).map((product) => (
        <LyingCard
          key={product.id}
          product={product}
          categorySlug={categories.find(({ id }) => id === product.categoryId)?.slug}
          onChosen={onChosen}
        />
      ))}
    </chakra.ul>
  );
}
