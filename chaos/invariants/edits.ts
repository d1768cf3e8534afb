import type { EditFacts, EditLine, Value } from './edit-facts.js';

/**
 * Returns a sentence for each change of products that was lost, or done more or less often than its lines say. A change takes
 * a product from one value to another, so of the changes together each value is left as often as it is reached. The
 * first value is left once more, and the last one reached once more.
 */
export function violationsOfEdits({ first, last, lines }: EditFacts): string[] {
  return [
    ...lines
      .filter(({ outcome }) => outcome === 'none')
      .map(({ productId }) => `product ${productId} has an edit without an outcome`),
    ...[...first].flatMap(([id, values]) =>
      Object.keys(values).flatMap((field) => {
        const own = lines.filter(
          ({ productId, outcome, after }) => productId === id && outcome === 'done' && field in after,
        );
        const isWrong = !isPath(own, field, values[field]!, last.get(id)?.[field] ?? null);
        return isWrong ? [sentence(id, field, own, [values[field]!, last.get(id)?.[field] ?? null])] : [];
      }),
    ),
  ];
}

function isPath(lines: readonly EditLine[], field: string, first: Value, last: Value): boolean {
  const surplus = new Map<Value, number>();
  const add = (value: Value, count: number) => surplus.set(value, (surplus.get(value) ?? 0) + count);
  add(first, 1);
  add(last, -1);
  for (const { before, after } of lines) {
    add(before[field]!, -1);
    add(after[field]!, 1);
  }
  return [...surplus.values()].every((count) => count === 0);
}

function sentence(id: number, field: string, lines: readonly EditLine[], [first, last]: [Value, Value]): string {
  const steps = lines.map(({ before, after }) => `${before[field]} to ${after[field]}`);
  return `product ${id} went in ${field} from ${first} to ${last} by ${steps.join(', ') || 'no edit'}`;
}
