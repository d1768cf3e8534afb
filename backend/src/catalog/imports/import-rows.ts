import { importColumns, type ImportColumn, type ImportError } from '../../../../contracts/admin/product-imports.js';
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
  const rowOfSlug = new Map<string, number>();
  for (const { row, cells } of body) {
    if (cells.length !== columns.length) {
      const message = `Deze regel heeft ${cells.length} kolommen, de eerste regel ${columns.length}`;
      errors.push({ row, column: null, message });
      continue;
    }
    const texts = new Map(columns.map((column, index) => [column!, cells[index]!]));
    const found = readRow(texts, categories);
    errors.push(...found.errors.map((error) => ({ ...error, row })));
    const { slug } = found.read;
    const former = rowOfSlug.get(slug);
    if (slug && former !== undefined)
      errors.push({ row, column: 'Slug', message: `Deze slug staat ook op regel ${former}` });
    rowOfSlug.set(slug, former ?? row);
    if (found.errors.length === 0 && former === undefined) rows.push({ ...found.read, row });
  }
  return { rows, errors };
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
      else if (text !== '' || column === 'Badge') {
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
