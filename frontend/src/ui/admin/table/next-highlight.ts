const moves: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Returns the option that a key highlights: arrow keys, Home, End, or the first letter of the next option. */
export function nextHighlight(key: string, index: number, names: readonly string[]): number | undefined {
  const move = Object.hasOwn(moves, key) ? moves[key] : undefined;
  if (move) return move(index, names.length - 1);
  if (!/^\p{L}$/u.test(key)) return undefined;
  const order = names.map((_, offset) => (index + 1 + offset) % names.length);
  return order.find((place) => names[place]!.toLowerCase().startsWith(key.toLowerCase()));
}
