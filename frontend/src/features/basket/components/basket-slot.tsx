import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useBasket } from '../../../lib/basket/basket-store';
import { dismissToast } from '../../../lib/toast';

const BasketNews = lazy(() => import('./basket-news'));
const BasketPanel = lazy(() => import('./basket-panel'));

/**
 * Where the panel comes from: its code loads when it is first opened. Opening takes toasts away. While it is closed the
 * live region here announces changes; a modal dialog silences everything outside it, so the panel has its own.
 */
export function BasketSlot() {
  const { isOpen, lines } = useBasket();
  const [wasOpened, setOpened] = useState(false);
  const [loaded] = useState(lines);
  useEffect(() => {
    if (!isOpen) return;
    setOpened(true);
    dismissToast();
  }, [isOpen]);
  return (
    <>
      <chakra.div role="status" srOnly data-testid="basket-news">
        <Suspense>{!isOpen && lines !== loaded && <BasketNews />}</Suspense>
      </chakra.div>
      <Suspense>{(wasOpened || isOpen) && <BasketPanel isOpen={isOpen} />}</Suspense>
    </>
  );
}
