import { chakra } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useBasket } from '../../../lib/basket/basket-store';
import { shippingQuery } from '../../../lib/shop';
import { dismissToast } from '../../../lib/toast';
import { whenIdle } from '../../../lib/when-idle';

const loadNews = () => import('./basket-news');
const loadPanel = () => import('./basket-panel');
const BasketNews = lazy(() => loadNews().catch(() => ({ default: () => undefined })));
const BasketPanel = lazy(loadPanel);

/**
 * Where the panel comes from: its code loads when it is first opened, or before that while the browser is idle, so that the
 * basket works without a connection too. Opening takes toasts away. While it is closed the live region here announces
 * changes; a modal dialog silences everything outside it, so the panel has its own.
 */
export function BasketSlot() {
  const { isOpen, lines } = useBasket();
  const queries = useQueryClient();
  const isFilled = lines.length > 0;
  const [wasOpened, setOpened] = useState(false);
  const [loaded] = useState(lines);
  useEffect(() => {
    if (!isOpen) return;
    setOpened(true);
    dismissToast();
  }, [isOpen]);
  useEffect(() => whenIdle(() => void Promise.allSettled([loadNews(), loadPanel()])), []);
  useEffect(() => {
    if (isFilled) return whenIdle(() => void queries.prefetchQuery(shippingQuery));
  }, [isFilled, queries]);
  return (
    <>
      <chakra.div role="status" srOnly data-testid="basket-news">
        <Suspense>{!isOpen && lines !== loaded && <BasketNews />}</Suspense>
      </chakra.div>
      <Suspense>{(wasOpened || isOpen) && <BasketPanel isOpen={isOpen} />}</Suspense>
    </>
  );
}
