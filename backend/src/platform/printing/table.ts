import { page, peach, type Sheet, type Style, type Tag } from './sheet.js';

export interface Column {
  head: string;
  width: number;
  align?: 'left' | 'right';
}

const padding = { x: 8, y: 5 };

/**
 * Draws a table at the sheet's `y`. A row is as high as its highest cell. A table that continues on another page is a new table
 * there, with its head.
 */
export function drawTable(sheet: Sheet, columns: readonly Column[], rows: readonly (readonly string[])[]): void {
  const styles = stylesOf(columns);
  let table = beginTable(sheet, columns, styles);
  for (const row of rows) {
    const height = Math.max(...row.map((cell, index) => sheet.heightOf(cell, styles[index]!))) + 2 * padding.y;
    if (sheet.breakBefore(height)) {
      table.end();
      table = beginTable(sheet, columns, styles);
    }
    writeRow(sheet, 'TD', row, styles, table);
    sheet.y += height;
    sheet.line(page.left, page.left + widthOf(columns));
  }
  table.end();
}

function beginTable(sheet: Sheet, columns: readonly Column[], styles: readonly Style[]): Tag {
  const height = 22;
  sheet.decorate(() => sheet.pdf.roundedRect(page.left, sheet.y, widthOf(columns), height, 8).fill(peach));
  const table = sheet.open('Table');
  const heads = columns.map(({ head }) => head);
  writeRow(sheet, 'TH', heads, styles, table);
  sheet.y += height;
  return table;
}

function writeRow(sheet: Sheet, type: 'TH' | 'TD', cells: readonly string[], styles: readonly Style[], table: Tag) {
  const row = sheet.open('TR', table);
  sheet.y += padding.y;
  cells.forEach((cell, index) => sheet.write(type, cell, { ...styles[index]!, bold: type === 'TH' }, row));
  sheet.y -= padding.y;
}

function stylesOf(columns: readonly Column[]): Style[] {
  let x = page.left;
  return columns.map(({ width, align }) => {
    const style = { x: x + padding.x, width: width - 2 * padding.x, align };
    x += width;
    return style;
  });
}

const widthOf = (columns: readonly Column[]) => columns.reduce((sum, { width }) => sum + width, 0);
