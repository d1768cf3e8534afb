import { chakra } from '@chakra-ui/react';
import { Button } from '../../../../ui/controls/button';
import { Price } from '../../../../ui/product/price';
import { productCopy } from '../../product-copy';

/** What the large button and the bar on phones both show and do. */
export interface Buy {
  cents: number;
  wasCents: number;
  justAdded: boolean;
  isSoldOut: boolean;
  onAdd: () => void;
}

/** The one large button of a product page. Without JavaScript it says what it needs instead. */
export function AddToBasketButton({ cents, justAdded, isSoldOut, onAdd }: Buy) {
  if (isSoldOut) {
    return (
      <Button size="lg" w="full" disabled>
        {productCopy.soldOut}
      </Button>
    );
  }
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
            {productCopy.add}
            <Price cents={cents} />
          </>
        )}
      </Button>
    </>
  );
}
