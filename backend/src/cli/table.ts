export function table(headings: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const cells = [headings, ...rows.map((row) => row.map((cell) => (cell === null ? '–' : String(cell))))];
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
