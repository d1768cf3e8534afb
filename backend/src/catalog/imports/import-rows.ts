import {
  clearableColumns,
  importColumns,
  type ImportColumn,
  type ImportError,
} from '../../../../contracts/admin/product-imports.js';
import { CellError, cellReaders, readSlug, type Categories, type ReadRow } from './import-cells.js';
import type { CsvRow } from './read-csv.js';

/** The rows of an import, each with its number in the spreadsheet, and what is wrong with others. */
export interface ImportRows {
  rows: (ReadRow & { row: number })[];
  errors: ImportError[];
}

/** Reads the cells of a file whose first row has the titles. */
export function importRows([titles, ...body]: readonly CsvRow[], categories: Categories): ImportRows {
  if (!titles) return { rows: [], errors: [{ row: 1, column: null, message: 'Het bestand is leeg' }] };
  const columns = titles.cells.map(columnOf);
  const errors = titleErrors(titles, columns);
  if (errors.length > 0) return { rows: [], errors };
  const rows: ImportRows['rows'] = [];
  const seen = new Map<string, number>();
  for (const { row, cells } of body) {
    if (cells.length !== columns.length) {
      const message = `Deze regel heeft ${cells.length} kolommen, de eerste regel ${columns.length}`;
      errors.push({ row, column: null, message });
      continue;
    }
    const texts = new Map(columns.map((column, index) => [column!, cells[index]!]));
    const found = readRow(texts, categories);
    const wrong = [...found.errors, ...repeated(found.read, row, seen)];
    errors.push(...wrong.map((error) => ({ ...error, row })));
    if (wrong.length === 0) rows.push({ ...found.read, row });
  }
  return { rows, errors };
}

/** What a row repeats of an earlier one that only one product can have. `seen`: the row of each such value. */
function repeated({ slug, values }: ReadRow, row: number, seen: Map<string, number>): Omit<ImportError, 'row'>[] {
  const own = [
    ['Slug', 'Deze slug', slug],
    ['Artikelnummer', 'Dit artikelnummer', values.sku?.toLowerCase()],
    ['EAN', 'Deze EAN', values.ean],
  ] as const;
  return own.flatMap(([column, name, value]) => {
    if (!value) return [];
    const key = `${column} ${value}`;
    const former = seen.get(key);
    if (former === undefined) seen.set(key, row);
    return former === undefined ? [] : [{ column, message: `${name} staat ook op regel ${former}` }];
  });
}

const columnOf = (title: string): ImportColumn | undefined =>
  importColumns.find((column) => column.toLowerCase() === title.toLowerCase());

function titleErrors({ row, cells }: CsvRow, columns: readonly (ImportColumn | undefined)[]): ImportError[] {
  const unknown = cells.flatMap((title, index) =>
    columns[index]
      ? []
      : [{ row, column: title || null, message: `Deze kolom kennen we niet: ${title || 'zonder naam'}` }],
  );
  const repeated = columns.filter((column, index) => column && columns.indexOf(column) !== index);
  return [
    ...unknown,
    ...repeated.map((column) => ({ row, column: column!, message: 'Deze kolom staat er twee keer in' })),
    ...(columns.includes('Slug') ? [] : [{ row, column: 'Slug', message: 'De kolom Slug ontbreekt' }]),
  ];
}

function readRow(texts: ReadonlyMap<ImportColumn, string>, categories: Categories) {
  const read: ReadRow = { slug: '', values: {}, stock: undefined };
  const errors: Omit<ImportError, 'row'>[] = [];
  for (const [column, text] of texts) {
    try {
      if (column === 'Slug') read.slug = readSlug(text);
      else if (text !== '' || clearableColumns.includes(column)) {
        const value = cellReaders[column](text, categories);
        if (value === null || typeof value === 'number') read.stock = value;
        else Object.assign(read.values, value);
      }
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      errors.push({ column, message: error.message });
    }
  }
  return { read, errors };
}
