import { chakra } from '@chakra-ui/react';
import { Button } from '../../../../ui/controls/button';
import { Price } from '../../../../ui/product/price';
import { productCopy } from '../../product-copy';
import type { Press } from '../../../../lib/basket/use-adding';

/** The shared props of the large button and the bar on phones. */
export interface Buy {
  cents: number;
  wasCents: number | null;
  justAdded: boolean;
  onAdd: Press;
}

/** The main button of a product page. Without JavaScript it is replaced by a notice. */
export function AddToBasketButton({ cents, justAdded, onAdd }: Buy) {
  return (
    <>
      <noscript>
        <chakra.p p="4" rounded="card" bg="stone" fontWeight="bold">
          {productCopy.needsScript}
        </chakra.p>
      </noscript>
      <Button
        size="lg"
        w="full"
        data-needs-script
        justifyContent={justAdded ? 'center' : 'space-between'}
        aria-disabled={justAdded}
        _disabled={{ opacity: 1 }}
        onClick={onAdd}
      >
        {justAdded ? (
          productCopy.added
        ) : (
          <>
            <span>{productCopy.add}</span>
            <Price cents={cents} />
          </>
        )}
      </Button>
    </>
  );
}
