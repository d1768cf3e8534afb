import { lazy, Suspense, useEffect, useState } from 'react';
import { useBasket } from '../../../lib/basket/basket-store';
import { dismissToast } from '../../../lib/toast';

const BasketPanel = lazy(() => import('./basket-panel'));

/** Where the panel comes from: its code loads when it is first opened. Opening takes toasts away. */
export function BasketSlot() {
  const { isOpen } = useBasket();
  const [wasOpened, setOpened] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    setOpened(true);
    dismissToast();
  }, [isOpen]);
  if (!wasOpened && !isOpen) return null;
  return (
    <Suspense>
      <BasketPanel isOpen={isOpen} />
    </Suspense>
  );
}
