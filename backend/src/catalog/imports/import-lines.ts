import { startOfPlanned } from '../../../../contracts/values/planned-moment.js';
import type { ImportError } from '../../../../contracts/admin/product-imports.js';
import { changesOf, type CurrentProduct } from '../edits/current-values.js';
import type { EditedValues, NewProduct } from '../edits/edited-product.entity.js';
import { takenCode, type CodeOwner } from './code-owners.js';
import type { ImportRows } from './import-rows.js';

/** A product that an import creates or changes, or that it leaves as it is when `after` is empty. */
export interface ImportLine {
  row: number;
  productId: number | null;
  name: string;
  created: NewProduct | null;
  before: EditedValues;
  after: EditedValues;
  warnings: string[];
}

type Row = ImportRows['rows'][number];
interface Known extends CurrentProduct {
  stock: number | null;
}

/** What each row does to the products with its slug, and what is wrong with it. `known`: by slug. `owners`: of its codes. */
export function importLines(
  rows: readonly Row[],
  known: ReadonlyMap<string, Known>,
  owners: readonly CodeOwner[],
  now: number,
) {
  const lines: ImportLine[] = [];
  const errors: ImportError[] = [];
  for (const row of rows) {
    const product = known.get(row.slug);
    const taken = takenCode(row, product?.productId ?? null, owners);
    const found = taken ?? (product ? changed(row, product, now) : created(row));
    if ('column' in found) errors.push(found);
    else lines.push(found);
  }
  return { lines, errors };
}

function changed({ row, values, stock }: Row, product: Known, now: number): ImportLine | ImportError {
  const { isPlanned, ...wanted } = values;
  const plannedAt = product.isActive && product.publishFrom !== null ? product.publishFrom : null;
  const isWaiting = plannedAt !== null && isLater(plannedAt, now);
  if (isPlanned && !isWaiting) return { row, column: 'Status', message: 'Plan de datum bij het product zelf' };
  if (wanted.isActive && isWaiting) wanted.publishFrom = null;
  const isCounted = stock === undefined || stock === product.stock;
  const { productId, name } = product;
  return {
    row,
    productId,
    name,
    created: null,
    ...changesOf(product, wanted),
    warnings: isCounted ? [] : ['De voorraad verandert niet door een import. Boek een verschil met een telling.'],
  };
}

const isLater = (minute: string, now: number) => Date.parse(startOfPlanned(minute)) > now;

function created({ row, slug, values: { isPlanned, ...values }, stock }: Row): ImportLine | ImportError {
  const required = [
    ['name', 'Naam'],
    ['categoryId', 'Categorie'],
    ['priceCents', 'Prijs'],
  ] as const;
  const missing = required.find(([field]) => values[field] === undefined);
  if (missing) return { row, column: missing[1], message: 'Dit is een nieuw product: vul dit in' };
  if (values.isActive || values.isArchived || isPlanned)
    return { row, column: 'Status', message: 'Een nieuw product begint als Inactief: het heeft nog geen etiket' };
  if (typeof stock === 'number' && stock < 0)
    return { row, column: 'Voorraad', message: 'Voorraad moet 0 of hoger zijn' };
  const { isArchived: _, ...after } = values;
  const name = values.name!;
  return {
    row,
    productId: null,
    name,
    created: { slug, stock: stock === undefined ? 0 : stock },
    before: {},
    after,
    warnings: [],
  };
}
