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

/** Wider than a phone, so that a tablet has room for two columns. */
const width = 'min(88vw, max(24rem, 80vw))';

/** The menu of small screens: search, categories and links in a panel from the left, on a tablet in two columns. */
export default function MobileMenu({ isOpen, onClose }: MobileMenuProps) {
  useOnNavigate(onClose);
  return (
    <Modal isOpen={isOpen} onClose={onClose} label={shellCopy.menu} place="left" width={width}>
      <chakra.div
        h="full"
        overflowY="auto"
        p={{ base: '5', md: '8' }}
        display="grid"
        alignContent="start"
        gap={{ base: '6', md: '8' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        <chakra.div gridColumn="1 / -1">
          <SearchForm onDone={onClose}>
            <Button look="quiet" size="icon" aria-label={uiCopy.close} onClick={onClose}>
              <CloseIcon />
            </Button>
          </SearchForm>
        </chakra.div>
        <chakra.ul display="grid" gap="1" alignContent="start" gridRow={{ md: '2 / span 2' }}>
          {shellCopy.categories.map((category) => (
            <li key={category.slug}>
              <CategoryLink {...category} />
            </li>
          ))}
        </chakra.ul>
        <chakra.div gridColumn="1 / -1" gridRow={{ md: '4' }}>
          <MenuCards />
        </chakra.div>
        <chakra.nav
          aria-label={shellCopy.mainMenu}
          display="grid"
          gap="4"
          alignContent="start"
          fontWeight="semibold"
          fontSize={{ md: 'lg' }}
          pt={{ base: '5', md: '2' }}
          gridColumn={{ md: '2' }}
          gridRow={{ md: '2' }}
          borderTop={{ base: '1.5px solid', md: 'none' }}
          borderColor="line"
        >
          <Link to="/products">{shellCopy.allProducts}</Link>
          <Link to="/ons-plan">{shellCopy.ourPlan}</Link>
          <Link to="/vitaminetest">{shellCopy.quiz}</Link>
          <Link to="/login">{shellCopy.account}</Link>
        </chakra.nav>
        <chakra.div gridColumn={{ md: '2' }} gridRow={{ md: '3' }}>
          <chakra.h2 fontSize="md" mb="3">
            {shellCopy.oftenSearched}
          </chakra.h2>
          <SearchTags />
        </chakra.div>
      </chakra.div>
    </Modal>
  );
}
