import { chakra } from '@chakra-ui/react';
import type { Product } from '../../../../../contracts/catalog.js';
import { centsOf } from '../../../lib/format';
import { Link } from '../../../ui/button';
import { Picture } from '../../../ui/picture';
import { Price } from '../../../ui/price';
import { shellCopy } from '../copy';
import { SearchTags } from './products-menu-content';

const mostShown = 8;

interface SearchResultsProps {
  term: string;
  products: Product[];
  onChosen: () => void;
}

/** The first products that match, small. */
export function SearchResults({ term, products, onChosen }: SearchResultsProps) {
  if (products.length === 0) {
    return (
      <chakra.div display="grid" gap="4" py="6">
        <p role="status">{shellCopy.searchNothing(term)}</p>
        <SearchTags />
      </chakra.div>
    );
  }
  return (
    <chakra.ul display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' }}>
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
            <chakra.span display="grid" gap="1.5" pr="2">
              <chakra.strong fontFamily="display" fontStretch="85%" fontSize="lg" lineHeight="1.05">
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
