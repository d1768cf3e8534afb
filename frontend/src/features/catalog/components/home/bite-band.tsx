import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { memo, useCallback, useState } from 'react';
import { productQuery } from '../../../../lib/shop/catalog';
import { useHomeTexts } from '../../../../lib/shop/home-texts';
import { ButtonLink } from '../../../../ui/controls/button';
import { ArrowIcon } from '../../../../ui/icons';
import { ShopTextBlocks } from '../../../../ui/legal/shop-text';
import { homeMoreCopy } from '../../home-more-copy';
import { biteFacts, bittenSlug } from './bite-facts';

const widths = [480, 768, 1200];
const pictureAt = (width: number) => `/art/bite-${width}.webp`;
const copy = homeMoreCopy.bite;
/** Ends the shadow before the edge towards the words, which have the same colour behind them. */
const fadingInto = {
  base: 'linear-gradient(to bottom, black 84%, transparent)',
  md: 'linear-gradient(to right, black 84%, transparent)',
};

/** A bitten gummy from edge to edge: the picture on the left, the words on the right; on a phone one above the other. */
export const BiteBand = memo(function BiteBand() {
  const { blocksOf, lineOf } = useHomeTexts();
  const [isSeen, setIsSeen] = useState(false);
  const see = useCallback(() => setIsSeen(true), []);
  /** The picture of a rendered page may have loaded before React listened. */
  const seeLoaded = useCallback(
    (image: HTMLImageElement | null) => setIsSeen((seen) => seen || !!image?.naturalWidth),
    [],
  );
  const { data: product } = useQuery({ ...productQuery(bittenSlug), enabled: isSeen });
  return (
    <chakra.section
      aria-labelledby="bite-title"
      bg="fruit.raspberry.tint"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) minmax(0, 1fr)' }}
      alignItems="center"
    >
      <chakra.div position="relative">
        <chakra.img
          ref={seeLoaded}
          src={pictureAt(768)}
          srcSet={widths.map((width) => `${pictureAt(width)} ${width}w`).join(', ')}
          sizes="(min-width: 48rem) 55vw, 150vw"
          alt=""
          htmlWidth={1200}
          htmlHeight={1000}
          loading="lazy"
          decoding="async"
          onLoad={see}
          w="full"
          h={{ base: 'auto', md: '37.5rem' }}
          aspectRatio={{ base: '4 / 5', md: 'auto' }}
          objectFit="cover"
          maskImage={fadingInto}
        />
        {product && <Facts texts={biteFacts(product)} />}
      </chakra.div>
      <chakra.div px={{ base: '5', md: '12' }} pb={{ base: '14', md: '0' }} maxW="40rem">
        <chakra.h2 id="bite-title" fontSize="clamp(2.25rem, 5vw, 4.25rem)" lineHeight="tight" letterSpacing="-0.03em">
          {lineOf('home-bite-heading')}
        </chakra.h2>
        <chakra.div fontSize="lg" lineHeight="1.45" mt="5" maxW="30rem" display="grid" gap="3">
          <ShopTextBlocks blocks={blocksOf('home-bite')} />
        </chakra.div>
        <chakra.div mt="8" minH="12">
          {product && (
            <ButtonLink look="ink" to="/product/$id" params={{ id: product.slug }}>
              <span>{copy.link(product.name)}</span>
              <ArrowIcon size="1.125rem" />
            </ButtonLink>
          )}
        </chakra.div>
      </chakra.div>
    </chakra.section>
  );
});

/** One line per fact, under a hairline. */
function Facts({ texts }: { texts: string[] }) {
  return (
    <chakra.ul
      position="absolute"
      insetX={{ base: '5', md: '8' }}
      bottom={{ base: '5', md: '8' }}
      display="flex"
      gap="4"
    >
      {texts.map((text) => (
        <chakra.li key={text} flex="1" borderTop="1.5px solid" borderColor="ink" pt="2" fontSize="sm" fontWeight="bold">
          {text}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
