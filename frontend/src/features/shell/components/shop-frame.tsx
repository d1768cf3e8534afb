import { chakra } from '@chakra-ui/react';
import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { shellCopy } from '../copy';
import { CalmHeader } from './header/calm-header';
import { Footer } from './footer';
import { Header } from './header/header';
import { pageId, useFocusOnNewPage } from './use-focus-on-new-page';

interface ShopFrameProps {
  basketCount: number;
  onBasket: () => void;
  /** Replaces the header of the storefront. */
  header?: ReactNode;
  children: ReactNode;
}

/** The frame of every public page: header and footer. */
export function ShopFrame({ basketCount, onBasket, header, children }: ShopFrameProps) {
  useFocusOnNewPage();
  const isCalm = useMatches({ select: (matches) => matches.some((match) => match.staticData.calm) });
  const isBare = useMatches({ select: (matches) => matches.some((match) => match.staticData.bare?.(match.search)) });
  return (
    <chakra.div minH="100dvh" display="flex" flexDirection="column">
      <chakra.a
        data-screen-only
        href={`#${pageId}`}
        position="fixed"
        top="2"
        left="2"
        zIndex="overlay"
        bg="ink"
        color="paper"
        px="5"
        py="3"
        rounded="full"
        translate="0 -200%"
        _focus={{ translate: '0 0' }}
      >
        {shellCopy.skip}
      </chakra.a>
      {!isBare && (header ?? (isCalm ? <CalmHeader /> : <Header basketCount={basketCount} onBasket={onBasket} />))}
      <chakra.main id={pageId} tabIndex={-1} flex="1" outline="none" bg={isCalm ? 'white' : undefined}>
        {children}
      </chakra.main>
      {!isCalm && !isBare && <Footer />}
    </chakra.div>
  );
}
