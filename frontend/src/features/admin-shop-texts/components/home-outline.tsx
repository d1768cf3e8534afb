import { chakra } from '@chakra-ui/react';
import type { Block } from '../../../../../contracts/law/legal-pages.js';
import { homeBlockTerms } from '../../../../../contracts/shop-texts/home-blocks.js';
import { orderCopy as copy } from '../copy';
import type { HomePlace } from '../home-order';

/** Home from top to bottom, one line a part. */
export function HomeOutline({ blocks }: { blocks: readonly Block[] }) {
  const titlesIn = (place: HomePlace) =>
    blocks.flatMap((block) => {
      const terms = block.kind === 'heading' ? homeBlockTerms(block.key) : undefined;
      return terms?.place === place ? [terms.title] : [];
    });
  const { top, products, end } = copy.outline;
  const parts = [...top, ...titlesIn('grid').flatMap((title) => [products, title]), end, ...titlesIn('below')];
  return (
    <chakra.ol display="grid" gap="1.5" fontSize="sm">
      {parts.map((part, index) => (
        <chakra.li key={index} bg="white" rounded="small" px="3" py="2">
          {part}
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
