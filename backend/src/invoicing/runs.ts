/** Cuts a list into runs of neighbours with the same key, in their order. */
export function runsOf<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const runs: T[][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last && keyOf(last[0]!) === keyOf(item)) last.push(item);
    else runs.push([item]);
  }
  return runs;
}
