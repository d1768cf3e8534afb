import { CsvError, parse } from 'csv-parse/sync';
import { mostImportRows } from '../../../../contracts/admin/product-imports.js';

/** A row of the file. `row`: its number in a spreadsheet. */
export interface CsvRow {
  row: number;
  cells: string[];
}

/** The rows of a file, or the Dutch sentence that says why it cannot be read. */
export type ReadCsv = { rows: CsvRow[] } | { row: number; problem: string };

/** Counts empty rows too, with which many spreadsheets end: reading 2 MB of them would block the process for a minute. */
const mostLines = 2 * mostImportRows;

/** Reads a csv: UTF-8, else windows-1252, with semicolons or commas between the cells. Leaves out empty rows. */
export function readCsv(bytes: Uint8Array): ReadCsv {
  const text = textOf(bytes);
  const parsed = cellsOf(text);
  if ('wrongRow' in parsed) return { row: parsed.wrongRow, problem: 'Hier klopt een aanhalingsteken niet' };
  const rows = parsed
    .map((cells, index) => ({ row: index + 1, cells: cells.map(typed) }))
    .filter(({ cells }) => cells.some(Boolean));
  if (rows.length <= mostImportRows + 1 && parsed.length > mostLines)
    return { row: mostLines + 1, problem: 'Het bestand heeft te veel lege regels: verwijder ze, ook onderaan' };
  if (rows.length > mostImportRows + 1)
    return { row: mostImportRows + 2, problem: `Een bestand mag hoogstens ${mostImportRows} regels hebben` };
  return { rows };
}

/** The cells, or the row whose quotes do not match. Rows may differ in length, because each error names its row. */
function cellsOf(text: string): string[][] | { wrongRow: number } {
  try {
    return parse(text, {
      delimiter: separatorOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true, // a quote within a cell is text, such as 5" pot
      trim: true,
      cast: (cell) => cell.trim(), // `trim` alone knows white space of ASCII only
      to: mostLines + 1,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { wrongRow: Number(error.records) + 1 };
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return Buffer.from(bytes)
      .toString('latin1')
      .replace(/[\u0080-\u009f]/g, (byte) => windows1252[byte.charCodeAt(0) - 0x80]!);
  }
}

/** The characters 80 to 9F of windows-1252, in which alone it differs from latin1. Node 20 decodes them as latin1. */
const windows1252 = [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'];

function separatorOf(text: string): ';' | ',' {
  const [titles = ''] = text.split(/\r?\n/, 1);
  return titles.split(';').length >= titles.split(',').length ? ';' : ',';
}

/** Takes off the apostrophe that our export puts in front of a formula. */
const typed = (cell: string): string => cell.replace(/^'(?=[\s\u00a0\ufeff]*[=+\-@＝＋－＠|])/u, '');
