import { useSyncExternalStore } from 'react';
import { browserStorage } from '../storage/device-storage';
import { roomFor, withLine, withoutBought, withQuantity, type BasketLine } from './basket-line';
import { basketKey, loadBasket, saveBasket } from './basket-storage';

/** The basket and whether its panel is open: the one store of the front end. */
export interface BasketState {
  lines: BasketLine[];
  isOpen: boolean;
}

/** A basket that keeps itself in the given storage. */
export function createBasketStore(storage: Storage | undefined) {
  let state: BasketState = { lines: loadBasket(storage), isOpen: false };
  const listeners = new Set<() => void>();
  const put = (next: Partial<BasketState>) => {
    state = { ...state, ...next };
    if (next.lines) saveBasket(storage, next.lines);
    listeners.forEach((listener) => listener());
  };
  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Adds as much of the line as there is (`stock`; null is unlimited) beside the basket. Returns how much that was. */
    add: (line: BasketLine, stock: number | null = null) => {
      const quantity = Math.min(line.quantity, roomFor(state.lines, line, stock));
      if (quantity > 0) put({ lines: withLine(state.lines, { ...line, quantity }) });
      return quantity;
    },
    setQuantity: (id: string, quantity: number) => put({ lines: withQuantity(state.lines, id, quantity) }),
    remove: (id: string) => put({ lines: withQuantity(state.lines, id, 0) }),
    replace: (lines: BasketLine[]) => put({ lines }),
    clear: () => put({ lines: [] }),
    /** Takes out what was bought and returns it. */
    takeOut: (bought: readonly Pick<BasketLine, 'id' | 'quantity'>[]): BasketLine[] => {
      const { left, removed } = withoutBought(state.lines, bought);
      put({ lines: left });
      return removed;
    },
    /** Puts lines back that were taken out. */
    putBack: (lines: readonly BasketLine[]) => put({ lines: lines.reduce<BasketLine[]>(withLine, state.lines) }),
    /** Another tab changed what is kept. */
    reload: () => put({ lines: loadBasket(storage) }),
    open: () => put({ isOpen: true }),
    close: () => put({ isOpen: false }),
  };
}

/** The visitor's basket. Change it by its verbs; read it by `useBasket`. */
export const basket = createBasketStore(browserStorage('device'));

/** Takes over what other tabs change. */
export function watchBasket(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === basketKey || key === null) basket.reload();
  });
}

const empty: BasketState = { lines: [], isOpen: false };

/** The basket as it is now; draws again on every change. */
export function useBasket(): BasketState {
  return useSyncExternalStore(basket.subscribe, basket.get, () => empty);
}
