import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { customerQuery } from '../../../../lib/customer/customer';
import { useShop } from '../../../../lib/shop/shop';
import { Button, ButtonLink, Link } from '../../../../ui/controls/button';
import { AccountIcon, MenuIcon, SearchIcon } from '../../../../ui/icons';
import { Wordmark } from '../../../../ui/wordmark';
import { shellCopy } from '../../copy';
import { Banner } from '../banner';
import { BasketButton } from './basket-button';
import { footerId } from '../footer';
import { ProductsMenu } from './products-menu';

const SearchOverlay = lazy(() => import('../search/search-overlay'));
const MobileMenu = lazy(() => import('./mobile-menu'));

interface HeaderProps {
  basketCount: number;
  onBasket: () => void;
}

type Window = 'search' | 'menu';

/** Dialogs load when first opened. Without JavaScript, their buttons link to the products and to the footer. */
export function Header({ basketCount, onBasket }: HeaderProps) {
  const { brand } = useShop();
  const { data: customer } = useQuery(customerQuery);
  const [open, setOpen] = useState<Window | null>(null);
  const [asked, setAsked] = useState<ReadonlySet<Window>>(new Set());
  const show = (window: Window) => {
    setAsked(new Set(asked).add(window));
    setOpen(window);
  };
  const close = () => setOpen(null);
  return (
    <>
      <Banner />
      <noscript>
        <chakra.p bg="fruit.mango.tint" px="4" py="2" fontSize="sm" fontWeight="semibold" textAlign="center">
          {shellCopy.withoutScript}
        </chakra.p>
      </noscript>
      <chakra.header data-bar position="sticky" top="0" zIndex="header" bg="paper">
        <chakra.div
          maxW="wide"
          mx="auto"
          px={{ base: '3', md: '8' }}
          h={{ base: '16', md: '20' }}
          display="grid"
          gridTemplateColumns="1fr auto 1fr"
          alignItems="center"
        >
          <chakra.nav
            aria-label={shellCopy.mainMenu}
            display={{ base: 'none', lg: 'flex' }}
            alignItems="center"
            gap="1"
            fontSize="sm"
          >
            <ProductsMenu />
            <noscript>
              <ButtonLink look="quiet" size="sm" to="/products">
                {shellCopy.allProducts}
              </ButtonLink>
            </noscript>
            <ButtonLink look="quiet" size="sm" to="/ons-plan">
              {shellCopy.ourPlan}
            </ButtonLink>
            <ButtonLink look="quiet" size="sm" to="/vitaminetest">
              {shellCopy.quiz}
            </ButtonLink>
          </chakra.nav>
          <chakra.div display={{ base: 'flex', lg: 'none' }}>
            <noscript>
              <chakra.a href={`#${footerId}`} aria-label={shellCopy.menu} p="2.5" display="inline-flex">
                <MenuIcon />
              </chakra.a>
            </noscript>
            <Button look="quiet" size="icon" aria-label={shellCopy.menu} onClick={() => show('menu')} data-needs-script>
              <MenuIcon />
            </Button>
            <Button
              look="quiet"
              size="icon"
              aria-label={shellCopy.search}
              data-needs-script
              display={{ base: 'inline-flex', md: 'none' }}
              onClick={() => show('search')}
            >
              <SearchIcon />
            </Button>
          </chakra.div>
          <Link
            to="/"
            fontSize={{ base: '1.875rem', md: '2.375rem' }}
            aria-label={`${brand} ${shellCopy.home}`}
            rounded="small"
          >
            <Wordmark brand={brand} />
          </Link>
          <chakra.div display="flex" justifyContent="flex-end" gap={{ base: '0', md: '1' }}>
            <noscript>
              <ButtonLink look="quiet" size="icon" to="/products" aria-label={shellCopy.search}>
                <SearchIcon />
              </ButtonLink>
            </noscript>
            <Button
              look="quiet"
              size="icon"
              aria-label={shellCopy.search}
              data-needs-script
              display={{ base: 'none', md: 'inline-flex' }}
              onClick={() => show('search')}
            >
              <SearchIcon />
            </Button>
            <ButtonLink look="quiet" size="icon" to={customer ? '/profiel' : '/login'} aria-label={shellCopy.account}>
              <AccountIcon />
            </ButtonLink>
            <BasketButton count={basketCount} onClick={onBasket} />
          </chakra.div>
        </chakra.div>
      </chakra.header>
      <Suspense>
        {asked.has('search') && <SearchOverlay isOpen={open === 'search'} onClose={close} />}
        {asked.has('menu') && <MobileMenu isOpen={open === 'menu'} onClose={close} />}
      </Suspense>
    </>
  );
}
