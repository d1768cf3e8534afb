import type { ProductValues } from './product-values';

/** The fields to compare, except stock: its difference is booked whatever its current value. */
export type ComparedField = Exclude<keyof ProductValues, 'stock' | 'isUnlimited'>;

/** A field that someone else changed while this form was open. */
export interface Difference {
  field: ComparedField;
  was: ProductValues[ComparedField];
  theirs: ProductValues[ComparedField];
  mine: ProductValues[ComparedField];
  /** Whether both changed it to different values. */
  isDisputed: boolean;
}

/** Returns the fields that someone else changed since this form loaded. */
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

/** Merges the form with the saved product: mine where I changed a field. A changed stock keeps its difference. */
export function rebased(loaded: ProductValues, theirs: ProductValues, mine: ProductValues): ProductValues {
  const touched = (Object.keys(mine) as (keyof ProductValues)[]).filter((name) => !same(mine[name], loaded[name]));
  const values = { ...theirs, ...Object.fromEntries(touched.map((name) => [name, mine[name]])) };
  return { ...values, stock: rebasedStock(loaded, theirs, mine) };
}

function rebasedStock(loaded: ProductValues, theirs: ProductValues, mine: ProductValues): string {
  if (mine.stock === loaded.stock) return theirs.stock;
  const figures = [loaded.stock, mine.stock, theirs.stock];
  if (!figures.every((figure) => /^-?\d+$/.test(figure))) return mine.stock;
  const [from, to, now] = figures.map(Number);
  return String(Math.max(0, now! + to! - from!));
}

/** Whether two values of a field are equal. Nutrition values are compared by part. */
export function same(one: ProductValues[keyof ProductValues], other: ProductValues[keyof ProductValues]): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  return (Object.keys(one) as (keyof typeof one)[]).every((part) => one[part] === other[part]);
}
