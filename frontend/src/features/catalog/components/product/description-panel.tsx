import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import type { ProductDetail } from '../../../../../../contracts/catalog.js';
import { Button } from '../../../../ui/controls/button';
import { uiCopy } from '../../../../ui/copy';
import { ArrowIcon, CloseIcon } from '../../../../ui/icons';
import { Modal } from '../../../../ui/overlays/modal';
import { productCopy } from '../../product-copy';

const Description = lazy(() => import('./description'));

/** Returns the first sentence of a description, which is its claim. */
export const promiseOf = (description: string): string => /^.*?[.!?](?=\s|$)/.exec(description)?.[0] ?? description;

/** Opens the whole description in a panel. Without JavaScript the page has what follows the first sentence. */
export function DescriptionPanel({ product }: { product: ProductDetail }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <noscript>
        <chakra.p mt="3" whiteSpace="pre-line">
          {product.description.slice(promiseOf(product.description).length).trim()}
        </chakra.p>
      </noscript>
      <Button look="quiet" size="sm" mx="-4" mt="3" data-needs-script onClick={open}>
        {productCopy.description}
        <ArrowIcon size="1.125rem" />
      </Button>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} label={productCopy.description} place="right">
        <chakra.div h="full" overflowY="auto" p={{ base: '5', md: '8' }}>
          <chakra.div display="flex" justifyContent="space-between" alignItems="center" mb="5">
            <chakra.h2 fontSize="2xl">{product.name}</chakra.h2>
            <Button look="quiet" size="icon" aria-label={uiCopy.close} onClick={() => setOpen(false)}>
              <CloseIcon />
            </Button>
          </chakra.div>
          <Suspense fallback={<chakra.p whiteSpace="pre-line">{product.description}</chakra.p>}>
            {wasOpened && <Description product={product} />}
          </Suspense>
        </chakra.div>
      </Modal>
    </>
  );
}
