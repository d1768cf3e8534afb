import { chakra } from '@chakra-ui/react';
import type { Block } from '../../../../../contracts/law/legal-pages.js';
import { legalCopy } from '../copy';

/** The anchor of the block at this place in a text. */
export const anchorOf = (place: number) => `deel-${place + 1}`;

/** Links to the headings of a text, beside it where the screen has room. */
export function Contents({ blocks }: { blocks: readonly Block[] }) {
  const headings = blocks.flatMap((block, place) => (block.kind === 'heading' ? [{ text: block.text, place }] : []));
  if (headings.length < 2) return null;
  return (
    <chakra.nav
      aria-labelledby="contents-title"
      display={{ base: 'none', xl: 'block' }}
      position="sticky"
      top="28"
      maxH="calc(100dvh - 8rem)"
      overflowY="auto"
      fontSize="sm"
      lineHeight="1.3"
    >
      <chakra.p id="contents-title" fontWeight="bold" mb="2">
        {legalCopy.contents}
      </chakra.p>
      <ul>
        {headings.map(({ text, place }) => (
          <li key={place}>
            <chakra.a
              href={`#${anchorOf(place)}`}
              display="block"
              py="1.5"
              color="muted"
              _hover={{ color: 'ink', textDecoration: 'underline' }}
              textUnderlineOffset="3px"
            >
              {text}
            </chakra.a>
          </li>
        ))}
      </ul>
    </chakra.nav>
  );
}
