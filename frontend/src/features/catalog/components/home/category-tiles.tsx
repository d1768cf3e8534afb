import { chakra } from '@chakra-ui/react';
import { memo, useRef, type MouseEvent } from 'react';
import { isPlainClick } from '../../../../lib/browser/plain-click';
import { useScrolledToCurrent } from '../../../../lib/browser/use-scrolled-to-current';
import { fruitOf } from '../../../../theme/fruit';
import { catalogCopy } from '../../copy';

const tiles = [
  { slug: undefined, label: catalogCopy.everything },
  ...Object.entries(catalogCopy.tiles).map(([slug, label]) => ({ slug, label })),
];

interface CategoryTilesProps {
  chosen: string | undefined;
  onChoose: (slug: string | undefined) => void;
}

/** Eight category pills with their gummies. Each links to the category page; a plain click filters home instead. */
export const CategoryTiles = memo(function CategoryTiles({ chosen, onChoose }: CategoryTilesProps) {
  const row = useRef<HTMLElement>(null);
  useScrolledToCurrent(row, chosen);
  return (
    <chakra.nav
      ref={row}
      aria-label={catalogCopy.tilesLabel}
      maxW="wide"
      mx="auto"
      overflowX="auto"
      scrollbarWidth="none"
      px={{ base: '4', md: '8' }}
      py="1.5"
    >
      <chakra.ul
        display="grid"
        gridAutoFlow="column"
        gridAutoColumns={{ base: '6.25rem', md: 'minmax(5.25rem, 1fr)' }}
        gap={{ base: '3', md: '2', xl: '4' }}
      >
        {tiles.map(({ slug, label }) => (
          <li key={label}>
            <Tile slug={slug} label={label} isChosen={slug === chosen} onChoose={() => onChoose(slug)} />
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
});

interface TileProps {
  slug: string | undefined;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Tile({ slug, label, isChosen, onChoose }: TileProps) {
  const { fruit } = fruitOf(slug);
  const art = `/art/categories/${slug ?? 'all'}`;
  const choose = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <chakra.a
      href={slug ? `/products/${slug}` : '/products'}
      className="group"
      aria-current={isChosen}
      data-current={isChosen || undefined}
      onClick={choose}
      w="full"
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap="2"
      pt="4"
      pb="5"
      rounded="3.5rem"
      bg={isChosen && slug ? `fruit.${fruit}.strong` : isChosen ? 'ink' : `fruit.${fruit}.tint`}
      color={isChosen ? `fruit.${fruit}.on` : 'ink'}
      transition="background-color 150ms, color 150ms"
    >
      <chakra.img
        src={`${art}-160.webp`}
        srcSet={`${art}-160.webp 160w, ${art}-320.webp 320w`}
        sizes="(min-width: 1280px) 96px, 64px"
        loading="lazy"
        decoding="async"
        alt=""
        htmlWidth={320}
        htmlHeight={320}
        w={{ base: '16', xl: '24' }}
        transition="translate 250ms var(--gum-easings-spring)"
        _groupHover={{ translate: '0 -6px' }}
      />
      <chakra.span fontFamily="display" fontWeight="bold" fontSize={{ base: 'md', md: 'sm', xl: 'lg' }} lineHeight="1">
        {label}
      </chakra.span>
    </chakra.a>
  );
}
