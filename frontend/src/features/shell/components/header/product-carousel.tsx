import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { Product } from '../../../../../../contracts/catalog.js';
import { useIsAtLeast } from '../../../../lib/browser/use-is-at-least';
import { Button } from '../../../../ui/controls/button';
import { ArrowIcon } from '../../../../ui/icons';
import { clampFirst, stepTo } from '../../carousel';
import { searchCopy } from '../../search-copy';
import { CarouselCard } from './carousel-card';

const gap = '0.75rem';

interface ProductCarouselProps {
  products: readonly Product[];
  /** Lays each picture beside its name. */
  small: boolean;
  onChosen: () => void;
}

/** Four products at a time, two on phones. Arrows slide by one frame in 350 ms; at an end the arrow is disabled. */
export function ProductCarousel({ products, small, onChosen }: ProductCarouselProps) {
  const perFrame = usePerFrame();
  const [wanted, setFirst] = useState(0);
  const first = clampFirst(wanted, perFrame, products.length);
  const step = (direction: 1 | -1) => setFirst(stepTo(first, direction, perFrame, products.length));
  const width = `(100% - ${perFrame - 1} * ${gap}) / ${perFrame}`;
  return (
    <chakra.section aria-labelledby="carousel-title">
      <chakra.div display="flex" alignItems="center" gap="2" mb="3">
        <chakra.h2 id="carousel-title" fontSize="xl" flex="1">
          {searchCopy.carouselTitle}
        </chakra.h2>
        <Button
          look="line"
          size="icon"
          aria-label={searchCopy.carouselPrevious}
          aria-disabled={first === 0}
          onClick={() => step(-1)}
        >
          <chakra.span rotate="180deg">
            <ArrowIcon size="1.25rem" />
          </chakra.span>
        </Button>
        <Button
          look="line"
          size="icon"
          aria-label={searchCopy.carouselNext}
          aria-disabled={first + perFrame >= products.length}
          onClick={() => step(1)}
        >
          <ArrowIcon size="1.25rem" />
        </Button>
      </chakra.div>
      <chakra.div overflowX="clip" overflowClipMargin="6px" overflowY="visible">
        <chakra.ul
          data-testid="carousel-track"
          display="flex"
          gap={gap}
          transition="translate 350ms var(--gum-easings-out)"
          style={{ translate: `calc(${-first} * ((${width}) + ${gap})) 0` }}
        >
          {products.map((product, place) => (
            <chakra.li
              key={product.id}
              flex="none"
              inert={place < first || place >= first + perFrame}
              css={{ '&[inert]': { h: '0' } }} // so that a long name outside the frame leaves no gap inside it
              style={{ width: `calc(${width})` }}
            >
              <CarouselCard product={product} small={small} onChosen={onChosen} />
            </chakra.li>
          ))}
        </chakra.ul>
      </chakra.div>
    </chakra.section>
  );
}

/** The number of products per frame at this screen width. */
function usePerFrame(): number {
  const [isTablet, isDesktop] = [useIsAtLeast('md'), useIsAtLeast('lg')];
  return isDesktop ? 4 : isTablet ? 3 : 2;
}
