import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { categoriesQuery, productsQuery } from '../../../../lib/shop/catalog';
import { useSearchedProducts } from '../../../../lib/shop/use-searched-products';
import { Button } from '../../../../ui/controls/button';
import { uiCopy } from '../../../../ui/copy';
import { ErrorPage } from '../../../../ui/pages/error-page';
import { CloseIcon } from '../../../../ui/icons';
import { Modal } from '../../../../ui/overlays/modal';
import { SearchForm } from '../../../../ui/controls/search-form';
import { shellCopy } from '../../copy';
import { ProductCarousel } from '../header/product-carousel';
import { SearchResults } from './search-results';

/** Search in a panel from the top. Results stand above the favourites, which then shrink. */
export default function SearchOverlay({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const term = useDeferredValue(typed.trim());
  const products = useQuery(productsQuery);
  const categories = useQuery(categoriesQuery).data ?? [];
  const found = useSearchedProducts(products.data, categories, term);
  const favourites = (products.data ?? []).filter(({ isFeatured, stock }) => isFeatured && stock !== 0);
  const hasResults = term !== '' && found !== undefined && found.length > 0;
  const carousel = favourites.length > 0 && (
    <ProductCarousel key="favourites" products={favourites} small={hasResults} onChosen={onClose} />
  );
  const results = (
    <SearchResults
      key="results"
      term={term}
      products={term ? found : undefined}
      categories={categories}
      onChosen={onClose}
    />
  );
  return (
    <Modal isOpen={isOpen} onClose={onClose} label={shellCopy.search} place="top">
      <chakra.div
        maxW="content"
        mx="auto"
        p={{ base: '4', md: '8' }}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap={{ base: '5', md: '7' }}
      >
        <SearchForm autoFocus onType={setTyped} onDone={onClose}>
          <Button look="quiet" size="icon" aria-label={uiCopy.close} onClick={onClose}>
            <CloseIcon />
          </Button>
        </SearchForm>
        {products.isError ? (
          <ErrorPage compact error={products.error} onRetry={() => void products.refetch()} />
        ) : (
          <>{term ? [results, carousel] : [carousel, results]}</>
        )}
      </chakra.div>
    </Modal>
  );
}
