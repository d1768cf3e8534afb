import { chakra } from '@chakra-ui/react';
import type { Block } from '../../../../../contracts/law/legal-pages.js';
import { legalCopy } from '../copy';

/** The anchor of the block at this place in a text. */
export const anchorOf = (place: number) => `deel-${place + 1}`;

/** Links to the headings of a text: above it in two columns on a tablet, beside it where the screen has room. */
export function Contents({ blocks }: { blocks: readonly Block[] }) {
  const headings = blocks.flatMap((block, place) => (block.kind === 'heading' ? [{ text: block.text, place }] : []));
  if (headings.length < 2) return null;
  return (
    <chakra.nav
      aria-labelledby="contents-title"
      display={{ base: 'none', md: 'block' }}
      gridColumn={{ lg: '2', xl: '3' }}
      gridRow={{ lg: '1' }}
      maxW={{ md: 'text', xl: 'none' }}
      p={{ md: '5', xl: '0' }}
      rounded={{ md: 'card', xl: '0' }}
      bg={{ md: 'fruit.mango.tint', xl: 'transparent' }}
      position={{ xl: 'sticky' }}
      top="28"
      maxH={{ xl: 'calc(100dvh - 8rem)' }}
      overflowY={{ xl: 'auto' }}
      fontSize="sm"
      lineHeight="1.3"
    >
      <chakra.p id="contents-title" fontWeight="bold" mb="2">
        {legalCopy.contents}
      </chakra.p>
      <chakra.ul columnCount={{ md: 2, xl: 1 }} columnGap="8">
        {headings.map(({ text, place }) => (
          <chakra.li key={place} breakInside="avoid">
            <chakra.a
              href={`#${anchorOf(place)}`}
              display="block"
              py="1.5"
              color={{ base: 'ink', xl: 'muted' }}
              _hover={{ color: 'ink', textDecoration: 'underline' }}
              textUnderlineOffset="3px"
            >
              {text}
            </chakra.a>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}
