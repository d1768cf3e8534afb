import type { ShopTextName } from '../../../../contracts/shop-texts/names.js';
import { wordsOf } from '../../../../contracts/shop-texts/words.js';
import { useShop } from './shop';

/** Returns the text of staff for a line of the storefront, or its first text. */
export function useLines(): (name: ShopTextName, first: string) => string {
  const { texts } = useShop();
  return (name, first) => {
    const changed = texts?.find((text) => text.name === name);
    return changed ? wordsOf(changed.blocks) : first;
  };
}
