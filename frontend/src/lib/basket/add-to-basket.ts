import { libCopy } from '../copy';
import { showToast } from '../toast';
import type { BasketLine } from './basket-line';
import { basket } from './basket-store';

/** Adds a line and says so for two seconds, but not while the panel shows it anyway. */
export function addToBasket(line: BasketLine): void {
  basket.add(line);
  if (basket.get().isOpen) return;
  const pieces = line.plan?.jars ?? line.quantity;
  showToast({
    title: pieces > 1 ? `${pieces}x ${line.name}` : line.name,
    text: libCopy.addedToBasket,
    image: line.image,
    duration: 2000,
  });
}
