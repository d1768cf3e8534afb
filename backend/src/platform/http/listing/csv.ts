import { spacedPhone } from '../../../../../contracts/values/phones.js';
import type { CsvColumn } from './listing.js';

type Written = Pick<CsvColumn, 'title' | 'isNumber' | 'isPhone'>;

const separator = ';'; // Dutch spreadsheets expect a semicolon
const byteOrderMark = '\ufeff';

/** The header line, with the byte order mark by which spreadsheets detect UTF-8. */
export function csvHeader(columns: readonly Written[]): string {
  return `${byteOrderMark}${columns.map(({ title }) => quoted(title)).join(separator)}\r\n`;
}

/** One row. Text that a spreadsheet would run as a formula gets an apostrophe in front. */
export function csvLine(columns: readonly Written[], cells: readonly (string | null)[]): string {
  const written = cells.map((cell, index) => {
    const { isNumber, isPhone } = columns[index]!;
    if (isNumber) return cell ?? '';
    return quoted(isPhone ? phone(cell ?? '') : harmless(cell ?? ''));
  });
  return `${written.join(separator)}\r\n`;
}

/** Spreadsheets keep a number with spaces as text: it is no formula, and loses neither its plus nor a zero. */
function phone(text: string): string {
  const spaced = spacedPhone(text);
  return /^\+\d+( \d+)+$/.test(spaced) ? spaced : harmless(spaced);
}

function harmless(text: string): string {
  return /^[\s\u00a0\ufeff]*[=+\-@＝＋－＠|]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
