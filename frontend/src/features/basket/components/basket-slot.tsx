import { chakra } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useState } from 'react';
import { useBasket } from '../../../lib/basket/basket-store';
import { shippingQuery } from '../../../lib/shop/shop';
import { dismissToast } from '../../../lib/toast';
import { whenIdle } from '../../../lib/browser/when-idle';
import { BasketNews } from './basket-news';
import { BasketPanel } from './basket-panel';

/**
 * Renders the basket panel once it is first opened, and dismisses toasts then.
 * While the panel is closed, the live region here announces changes. A modal dialog silences everything outside it, so
 * the panel has its own live region.
 */
export function BasketSlot() {
  const { isOpen, lines } = useBasket();
  const queries = useQueryClient();
  const isShown = useDeferredValue(isOpen); // rendering the panel must not delay the response to the press
  const isFilled = lines.length > 0;
  const [wasOpened, setOpened] = useState(false);
  const isHydrated = useHydrated();
  const [loaded, setLoaded] = useState(isHydrated ? lines : null); // the stored basket cannot be read before hydration
  if (isHydrated && !loaded) setLoaded(lines);
  useEffect(() => {
    if (!isOpen) return;
    setOpened(true);
    dismissToast();
  }, [isOpen]);
  useEffect(() => {
    if (isFilled) return whenIdle(() => void queries.prefetchQuery(shippingQuery));
  }, [isFilled, queries]);
  return (
    <>
      <chakra.div role="status" srOnly data-testid="basket-news">
        {!isOpen && loaded && lines !== loaded && <BasketNews />}
      </chakra.div>
      {(wasOpened || isShown) && <BasketPanel isOpen={isShown} />}
    </>
  );
}
