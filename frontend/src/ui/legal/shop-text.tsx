import { chakra } from '@chakra-ui/react';
import type { Block } from '../../../../contracts/law/legal-pages.js';
import type { ShopTextName } from '../../../../contracts/shop-texts/names.js';
import { useShop } from '../../lib/shop/shop';
import { Spans } from './spans';

/** The text of staff in paragraphs and lists, or its first paragraphs. */
export function ShopText({ name, first }: { name: ShopTextName; first: readonly string[] }) {
  const changed = useShop().texts?.find((text) => text.name === name);
  if (changed) return <ShopTextBlocks blocks={changed.blocks} />;
  return first.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

/** Paragraphs and lists as pages show them. */
export function ShopTextBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, place) => {
    if (block.kind === 'paragraph')
      return (
        <chakra.p key={place} overflowWrap="anywhere">
          <Spans spans={block.spans} />
        </chakra.p>
      );
    if (block.kind !== 'list') return null;
    return (
      <chakra.ul key={place} display="grid" gap="1" pl="5" listStyleType="disc">
        {block.items.map((item, index) => (
          <li key={index}>
            <Spans spans={item} />
          </li>
        ))}
      </chakra.ul>
    );
  });
}
