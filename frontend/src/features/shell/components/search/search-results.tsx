import { chakra } from '@chakra-ui/react';
import type { Product } from '../../../../../../contracts/catalog.js';
import { centsOf } from '../../../../lib/format';
import { longWords } from '../../../../theme/global-css';
import { ButtonLink, Link } from '../../../../ui/controls/button';
import { ArrowIcon } from '../../../../ui/icons';
import { Picture } from '../../../../ui/picture';
import { Price } from '../../../../ui/product/price';
import { shellCopy } from '../../copy';
import { searchCopy } from '../../search-copy';
import { SearchTags } from '../header/products-menu-content';

const mostShown = 8;

interface SearchResultsProps {
  term: string;
  /** The matches; undefined while the field is empty. */
  products: Product[] | undefined;
  onChosen: () => void;
}

/** The first matching products, or frequent searches while the field is empty. */
export function SearchResults({ term, products, onChosen }: SearchResultsProps) {
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
        <ResultList products={products} onChosen={onChosen} />
      ) : (
        <SearchTags onChosen={onChosen} />
      )}
    </chakra.section>
  );
}

function ResultList({ products, onChosen }: { products: Product[]; onChosen: () => void }) {
  return (
    <chakra.ul
      display="grid"
      gap="3"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        md: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(4, minmax(0, 1fr))',
      }}
    >
      {products.slice(0, mostShown).map((product) => (
        <li key={product.id}>
          <Link
            to="/product/$id"
            params={{ id: product.slug }}
            onClick={onChosen}
            display="flex"
            alignItems="center"
            gap="3"
            p="2"
            rounded="card"
            bg="white"
            border="1.5px solid"
            borderColor="line"
            _hover={{ borderColor: 'ink' }}
          >
            <Picture src={product.imageUrl} alt="" sizes="80px" w="20" rounded="1.25rem" />
            <chakra.span display="grid" gap="1.5" pr="2" minW="0">
              <chakra.strong fontFamily="display" fontSize="lg" lineHeight="1.05" {...longWords}>
                {product.name}
              </chakra.strong>
              <Price cents={centsOf(product.price)} size="sm" />
            </chakra.span>
          </Link>
        </li>
      ))}
    </chakra.ul>
  );
}
