import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { memo, useCallback, useState } from 'react';
import { productQuery } from '../../../../lib/shop/catalog';
import { useHomeTexts } from '../../../../lib/shop/home-texts';
import { biteRecipe } from '../../../../theme/home-recipes';
import { ButtonLink } from '../../../../ui/controls/button';
import { ArrowIcon } from '../../../../ui/icons';
import { ShopTextBlocks } from '../../../../ui/legal/shop-text';
import { homeMoreCopy } from '../../home-more-copy';
import { biteFacts, bittenSlug } from './bite-facts';

const widths = [480, 768, 1200];
const pictureAt = (width: number) => `/art/bite-${width}.webp`;
const copy = homeMoreCopy.bite;
const Cell = chakra('li', biteRecipe);
const Band = chakra('section', biteRecipe);
const Part = chakra('div', biteRecipe);
const FactList = chakra('ul', biteRecipe);

/** A bitten gummy across the grid: the picture on the left, the words on the right; on a phone one above the other, from edge to edge. */
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
    <Cell part="cell">
      <Band part="band" aria-labelledby="bite-title">
        <Part part="picture">
          <img
            ref={seeLoaded}
            src={pictureAt(768)}
            srcSet={widths.map((width) => `${pictureAt(width)} ${width}w`).join(', ')}
            sizes="(min-width: 48rem) 55vw, 120vw"
            alt=""
            width={1200}
            height={1000}
            loading="lazy"
            decoding="async"
            onLoad={see}
          />
          {product && <Facts texts={biteFacts(product)} />}
        </Part>
        <Part part="words">
          <h2 id="bite-title">{lineOf('home-bite-heading')}</h2>
          <Part part="text">
            <ShopTextBlocks blocks={blocksOf('home-bite')} />
          </Part>
          <Part part="link">
            {product && (
              <ButtonLink look="ink" to="/product/$id" params={{ id: product.slug }}>
                <span>{copy.link(product.name)}</span>
                <ArrowIcon size="1.125rem" />
              </ButtonLink>
            )}
          </Part>
        </Part>
      </Band>
    </Cell>
  );
});

/** One line per fact, under a hairline. */
function Facts({ texts }: { texts: string[] }) {
  return (
    <FactList part="facts">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </FactList>
  );
}
