import { chakra } from '@chakra-ui/react';
import { useOnNavigate } from '../../../../lib/browser/use-on-navigate';
import { Button, Link } from '../../../../ui/controls/button';
import { CloseIcon } from '../../../../ui/icons';
import { Modal } from '../../../../ui/overlays/modal';
import { SearchForm } from '../../../../ui/controls/search-form';
import { uiCopy } from '../../../../ui/copy';
import { shellCopy } from '../../copy';

import { CategoryLink, MenuCards, SearchTags } from './products-menu-content';

interface MobileMenuProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The menu of small screens: search, categories and links in a panel from the left. */
export default function MobileMenu({ isOpen, onClose }: MobileMenuProps) {
  useOnNavigate(onClose);
  return (
    <Modal isOpen={isOpen} onClose={onClose} label={shellCopy.menu} place="left">
      <chakra.div h="full" overflowY="auto" p="5" display="flex" flexDirection="column" gap="6">
        <SearchForm onDone={onClose}>
          <Button look="quiet" size="icon" aria-label={uiCopy.close} onClick={onClose}>
            <CloseIcon />
          </Button>
        </SearchForm>
        <chakra.ul display="grid" gap="1">
          {shellCopy.categories.map((category) => (
            <li key={category.slug}>
              <CategoryLink {...category} />
            </li>
          ))}
        </chakra.ul>
        <MenuCards />
        <chakra.nav
          aria-label={shellCopy.mainMenu}
          display="grid"
          gap="4"
          fontWeight="semibold"
          pt="5"
          borderTop="1.5px solid"
          borderColor="line"
        >
          <Link to="/products">{shellCopy.allProducts}</Link>
          <Link to="/ons-plan">{shellCopy.ourPlan}</Link>
          <Link to="/vitaminetest">{shellCopy.quiz}</Link>
          <Link to="/login">{shellCopy.account}</Link>
        </chakra.nav>
        <chakra.div>
          <chakra.h2 fontSize="md" mb="3">
            {shellCopy.oftenSearched}
          </chakra.h2>
          <SearchTags />
        </chakra.div>
      </chakra.div>
    </Modal>
  );
}
