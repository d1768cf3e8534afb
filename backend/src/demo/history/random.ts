export interface Random {
  /** From 0 up to but excluding 1. */
  (): number;
  /** A whole number from `least` to `most`, both included. */
  int(least: number, most: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** The list must not be empty. */
  pick<Item>(items: readonly Item[]): Item;
  /** Picks an item in proportion to its weight. */
  weighted<Item>(items: readonly (readonly [item: Item, weight: number])[]): Item;
}

/** mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    int: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
    chance: (probability: number) => next() < probability,
    pick: <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)]!,
    weighted: <Item>(items: readonly (readonly [Item, number])[]) => {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      return (items.find(([, weight]) => (left -= weight) < 0) ?? items[items.length - 1]!)[0];
    },
  });
}
