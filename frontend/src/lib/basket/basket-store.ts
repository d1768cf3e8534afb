import { useSyncExternalStore } from 'react';
import { browserStorage } from '../storage/device-storage';
import { roomFor, withLine, withoutBought, withQuantity, type BasketLine } from './basket-line';
import { basketKey, loadBasket, saveBasket } from './basket-storage';

/** The basket and whether its panel is open. It is the only store of the front end. */
export interface BasketState {
  lines: BasketLine[];
  isOpen: boolean;
}

/** Creates a basket that persists itself in the given storage. */
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
    /** Adds as much as `stock` allows (null: unlimited), given the rest of the basket. Returns the added quantity. */
    add: (line: BasketLine, stock: number | null = null) => {
      const quantity = Math.min(line.quantity, roomFor(state.lines, line, stock));
      if (quantity > 0) put({ lines: withLine(state.lines, { ...line, quantity }) });
      return quantity;
    },
    setQuantity: (id: string, quantity: number) => put({ lines: withQuantity(state.lines, id, quantity) }),
    remove: (id: string) => put({ lines: withQuantity(state.lines, id, 0) }),
    replace: (lines: BasketLine[]) => put({ lines }),
    clear: () => put({ lines: [] }),
    /** Removes the bought pieces and returns them. */
    takeOut: (bought: readonly Pick<BasketLine, 'id' | 'quantity'>[]): BasketLine[] => {
      const { left, removed } = withoutBought(state.lines, bought);
      put({ lines: left });
      return removed;
    },
    /** Restores lines that `takeOut` removed. */
    putBack: (lines: readonly BasketLine[]) => put({ lines: lines.reduce<BasketLine[]>(withLine, state.lines) }),
    /** Reloads the basket after another tab changed it. */
    reload: () => put({ lines: loadBasket(storage) }),
    open: () => put({ isOpen: true }),
    close: () => put({ isOpen: false }),
  };
}

/** The visitor's basket. Change it with its methods; read it with `useBasket`. */
export const basket = createBasketStore(browserStorage('device'));

/** Reloads the basket when another tab changes it. */
export function watchBasket(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === basketKey || key === null) basket.reload();
  });
}

const empty: BasketState = { lines: [], isOpen: false };

/** Returns the current basket and re-renders on every change. */
export function useBasket(): BasketState {
  return useSyncExternalStore(basket.subscribe, basket.get, () => empty);
}
