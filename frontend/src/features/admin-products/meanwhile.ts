import type { ProductValues } from './product-values';

/** The stock is not among them: its difference is booked, whatever it was meanwhile. */
export type ComparedField = Exclude<keyof ProductValues, 'stock' | 'isUnlimited'>;

/** A field that somebody else changed while this form was open. */
export interface Difference {
  field: ComparedField;
  was: ProductValues[ComparedField];
  theirs: ProductValues[ComparedField];
  mine: ProductValues[ComparedField];
  /** Both changed it, each to something else. */
  isDisputed: boolean;
}

/** What somebody else changed between what this form loaded and what there is now. */
export function differencesBetween(
  loaded: ProductValues,
  theirs: ProductValues,
  mine: ProductValues,
): readonly Difference[] {
  const fields = Object.keys(loaded).filter((name) => name !== 'stock' && name !== 'isUnlimited') as ComparedField[];
  return fields
    .filter((field) => !same(loaded[field], theirs[field]))
    .map((field) => ({
      field,
      was: loaded[field],
      theirs: theirs[field],
      mine: mine[field],
      isDisputed: !same(mine[field], loaded[field]) && !same(mine[field], theirs[field]),
    }));
}

/**
 * What this form says now: theirs where only they changed something, else mine. A stock that I changed stays as far from
 * theirs as it was from the one I saw.
 */
export function rebased(loaded: ProductValues, theirs: ProductValues, mine: ProductValues): ProductValues {
  const touched = (Object.keys(mine) as (keyof ProductValues)[]).filter((name) => !same(mine[name], loaded[name]));
  const values = { ...theirs, ...Object.fromEntries(touched.map((name) => [name, mine[name]])) };
  return { ...values, stock: rebasedStock(loaded, theirs, mine) };
}

function rebasedStock(loaded: ProductValues, theirs: ProductValues, mine: ProductValues): string {
  if (mine.stock === loaded.stock) return theirs.stock;
  const figures = [loaded.stock, mine.stock, theirs.stock];
  if (!figures.every((figure) => /^\d+$/.test(figure))) return mine.stock;
  const [from, to, now] = figures.map(Number);
  return String(Math.max(0, now! + to! - from!));
}

/** Whether two values of a field are alike; those of nutrition have parts. */
export function same(one: ProductValues[keyof ProductValues], other: ProductValues[keyof ProductValues]): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  return (Object.keys(one) as (keyof typeof one)[]).every((part) => one[part] === other[part]);
}
