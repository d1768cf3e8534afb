import { chakra } from '@chakra-ui/react';
import type { Ref } from 'react';
import type { ProductDetail } from '../../../../../../contracts/catalog.js';
import { formatCents } from '../../../../lib/format';
import { isBundle } from '../../../../lib/shop/pieces';
import type { Tint } from '../../../../theme/fruit';
import { focusRing } from '../../../../theme/global-css';
import { Price } from '../../../../ui/product/price';
import { pieceOptions, priceOfChoice, type Choice } from '../../choice';
import { productCopy } from '../../product-copy';

interface PieceOptionsProps {
  ref: Ref<HTMLDivElement>;
  product: ProductDetail;
  choice: Choice;
  /** The colour of the savings. */
  strong: Tint | 'fruit.mango.strong';
  onChoose: (choice: Choice) => void;
}

/** One, two or three jars as cards with the price per piece and the savings. */
export function PieceOptions({ ref, product, choice, strong, onChoose }: PieceOptionsProps) {
  return (
    <chakra.div ref={ref} display="grid" gridTemplateColumns="repeat(3, minmax(0, 1fr))" gap={{ base: '2', lg: '3' }}>
      {pieceOptions.map((count) => {
        const price = priceOfChoice(product, { kind: 'pieces', count });
        const isChosen = choice.kind === 'pieces' && choice.count === count;
        return (
          <chakra.label
            key={count}
            position="relative"
            display="grid"
            alignContent="start"
            gap={{ base: '1', md: '1.5' }}
            p={{ base: '2.5', lg: '3', xl: '4' }}
            rounded="1.5rem"
            bg="white"
            border="2px solid"
            borderColor={isChosen ? 'ink' : 'edge'}
            transition="border-color 150ms"
            _hover={{ borderColor: 'ink' }}
            css={{ '&:has(:focus-visible)': focusRing }}
          >
            <chakra.input
              type="radio"
              name="choice"
              srOnly
              checked={isChosen}
              onChange={() => onChoose({ kind: 'pieces', count })}
            />
            <chakra.span fontWeight="bold" lineHeight="1.2">
              {productCopy.pieces(count, isBundle(product))}
            </chakra.span>
            <Price cents={price.totalCents} wasCents={count === 1 ? price.listTotalCents : null} />
            <chakra.span
              fontSize={{ base: '0.75rem', lg: 'xs' }}
              color="muted"
              lineHeight="1.3"
              mr={{ base: '-2', md: '0', lg: '-2' }}
            >
              {productCopy.perPiece(formatCents(price.perJarCents), isBundle(product))}
            </chakra.span>
            {(price.savingsCents > 0 || !isBundle(product)) && (
              <chakra.span
                justifySelf="start"
                fontSize={{ base: '0.75rem', lg: 'xs' }}
                fontWeight="bold"
                lineHeight="1.2"
                px={price.savingsCents > 0 ? '2' : undefined}
                py="1"
                mr="-2"
                rounded="full"
                bg={price.savingsCents > 0 ? strong : undefined}
              >
                {price.savingsCents > 0 ? (
                  <>
                    <chakra.span srOnly={{ base: true, xl: false }}>{productCopy.save} </chakra.span>
                    <chakra.span aria-hidden="true" display={{ xl: 'none' }}>
                      −
                    </chakra.span>
                    <span>{formatCents(price.savingsCents)}</span>
                  </>
                ) : (
                  productCopy.fullPrice
                )}
              </chakra.span>
            )}
          </chakra.label>
        );
      })}
    </chakra.div>
  );
}
