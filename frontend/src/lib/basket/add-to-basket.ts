import { libCopy } from '../copy';
import { showToast } from '../toast';
import type { BasketLine } from './basket-line';
import { basket } from './basket-store';

/** Adds what `stock` allows (null: unlimited) and confirms it for two seconds. Returns whether anything was added. */
export function addToBasket(line: BasketLine, stock: number | null): boolean {
  const quantity = basket.add(line, stock);
  if (quantity === 0) {
    showToast({ title: line.name, text: libCopy.allInBasket, image: line.image, duration: 4000 });
    return false;
  }
  if (basket.get().isOpen) return true;
  const pieces = line.plan?.jars ?? quantity;
  showToast({
    title: pieces > 1 ? `${pieces}x ${line.name}` : line.name,
    text: libCopy.addedToBasket,
    image: line.image,
    duration: 2000,
    action: { text: libCopy.seeBasket, onClick: basket.open },
  });
  return true;
}
