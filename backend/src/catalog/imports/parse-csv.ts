/** Splits a csv (RFC 4180) into rows of trimmed cells, at most `most`. Returns the row whose quotes do not match. */
export function parseCsv(text: string, separator: ';' | ',', most: number): string[][] | { wrongRow: number } {
  const cell = new RegExp(
    `[ \\t]*(?:"([^"]*(?:""[^"]*)*)"[ \\t]*|([^"${separator}\\r\\n][^${separator}\\r\\n]*)?)(${separator}|\\r\\n?|\\n|$)`,
    'y',
  );
  const rows: string[][] = [[]];
  while (rows.length <= most) {
    const found = cell.exec(text);
    if (!found) return { wrongRow: rows.length };
    const [, quoted, plain = '', end] = found;
    rows.at(-1)!.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '') break;
    if (end !== separator) rows.push([]);
  }
  return rows.slice(0, most);
}
