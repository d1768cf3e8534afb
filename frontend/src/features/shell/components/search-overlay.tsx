import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useState, type FormEvent } from 'react';
import { categoriesQuery, productsQuery } from '../../../lib/catalog';
import { matchingProducts } from '../../../lib/match-products';
import { Button } from '../../../ui/button';
import { uiCopy } from '../../../ui/copy';
import { Input } from '../../../ui/field';
import { CloseIcon } from '../../../ui/icons';
import { Modal } from '../../../ui/modal';
import { shellCopy } from '../copy';
import { SearchResults } from './search-results';

/** Search from the top of the page: results while typing, Enter shows them all. */
export default function SearchOverlay({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const term = useDeferredValue(typed.trim());
  const navigate = useNavigate();
  const products = useQuery(productsQuery).data ?? [];
  const categories = useQuery(categoriesQuery).data ?? [];
  const found = matchingProducts(products, categories, term);
  const showAll = (event: FormEvent) => {
    event.preventDefault();
    const search = typed.trim();
    onClose();
    void navigate({ to: '/products', search: search ? { search } : {} });
  };
  return (
    <Modal isOpen={isOpen} onClose={onClose} label={shellCopy.search} place="top">
      <chakra.div maxW="content" mx="auto" p={{ base: '4', md: '8' }} display="grid" gap="6">
        <chakra.form role="search" onSubmit={showAll} display="flex" gap="3" alignItems="center">
          <Input
            type="search"
            name="search"
            aria-label={shellCopy.searchLabel}
            placeholder={shellCopy.searchPlaceholder}
            autoComplete="off"
            autoFocus
            rounded="full"
            px="6"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button look="quiet" size="icon" aria-label={uiCopy.close} onClick={onClose}>
            <CloseIcon />
          </Button>
        </chakra.form>
        <SearchResults
          term={term}
          products={term ? found : products.filter((product) => product.isFeatured)}
          onChosen={onClose}
        />
      </chakra.div>
    </Modal>
  );
}
