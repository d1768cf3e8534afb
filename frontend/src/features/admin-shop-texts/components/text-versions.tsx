import { chakra } from '@chakra-ui/react';
import type { Block } from '../../../../../contracts/law/legal-pages.js';
import type { ShopTextVersion } from '../../../../../contracts/shop-texts/shop-texts.js';
import { wordsOf } from '../../../../../contracts/shop-texts/words.js';
import { formatMoment } from '../../../lib/format';
import { RowButton } from '../../../ui/admin/table/row-button';
import { shopTextsCopy as copy } from '../copy';

/** An order of home is nothing but headings. */
const summaryOf = (blocks: readonly Block[]) =>
  wordsOf(blocks).replaceAll('\n', blocks.every(({ kind }) => kind === 'heading') ? ', ' : ' ');

interface TextVersionsProps {
  versions: readonly ShopTextVersion[];
  isBusy: boolean;
  onRestore: (blocks: readonly Block[]) => void;
}

/** The versions of a text, newest first. Restoring one publishes it again. */
export function TextVersions({ versions, isBusy, onRestore }: TextVersionsProps) {
  return (
    <chakra.section aria-label={copy.versions} display="grid" gap="2">
      <chakra.h2 fontSize="lg">{copy.versions}</chakra.h2>
      <chakra.ul display="grid" gap="2">
        {versions.map(({ version, publishedAt, blocks }, place) => (
          <chakra.li
            key={version}
            display="grid"
            gridTemplateColumns="minmax(0, 1fr) auto"
            columnGap="4"
            py="2"
            borderTop="1.5px solid"
            borderColor="stone"
          >
            <span>
              <chakra.span display="block" fontWeight="semibold">
                {copy.version(version, formatMoment(publishedAt))}
              </chakra.span>
              <chakra.span color="muted" fontSize="sm" overflowWrap="anywhere" lineClamp="3">
                {summaryOf(blocks) || copy.noWords}
              </chakra.span>
            </span>
            {place === 0 ? (
              <chakra.span fontSize="sm">{copy.present}</chakra.span>
            ) : (
              <RowButton aria-label={copy.restoreOf(version)} disabled={isBusy} onClick={() => onRestore(blocks)}>
                {copy.restore}
              </RowButton>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
