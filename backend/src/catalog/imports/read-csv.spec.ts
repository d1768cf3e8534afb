import fc from 'fast-check';
import { csvLine } from '../../platform/http/listing/csv.js';
import { readCsv } from './read-csv.js';

const rowsOf = (bytes: Uint8Array | string) => {
  const read = readCsv(typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
  return 'rows' in read ? read.rows.map(({ row, cells }) => [row, ...cells]) : read;
};

it('reads semicolons and commas, quotes and a byte order mark', () => {
  expect(rowsOf('\ufeff"Naam";"Prijs"\r\n"Pot; groot";"24,95"\r\n')).toEqual([
    [1, 'Naam', 'Prijs'],
    [2, 'Pot; groot', '24,95'],
  ]);
  expect(rowsOf('Naam,Prijs\nPot,"24,95"\n')).toEqual([
    [1, 'Naam', 'Prijs'],
    [2, 'Pot', '24,95'],
  ]);
});

it('reads doubled quotes, line ends of every kind, an empty last cell, and a quote within a cell', () => {
  expect(rowsOf('a;"b;""c"""\r\n "d\ne" ;\rf;5" pot')).toEqual([
    [1, 'a', 'b;"c"'],
    [2, 'd\ne', ''],
    [3, 'f', '5" pot'],
  ]);
});

it('reads every line that an export writes', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '"', ';', ',', '\n', ' ', 'é') }).map((cell) => cell.trim());
  fc.assert(
    fc.property(fc.array(text, { minLength: 2, maxLength: 5 }), (cells) => {
      const columns = cells.map((_, index) => ({ title: String(index) }));
      const titles = cells.map(() => 'x');
      const body = cells.some(Boolean) ? [[2, ...cells]] : [];
      expect(rowsOf(`${titles.join(';')}\n${csvLine(columns, cells)}`)).toEqual([[1, ...titles], ...body]);
    }),
  );
});

it('reads UTF-8 strictly, else windows-1252', () => {
  expect(rowsOf(Buffer.from('Naam;Slug\nCafeïne;a\n', 'utf8'))).toContainEqual([2, 'Cafeïne', 'a']);
  expect(rowsOf(Buffer.from('Naam;Slug\nCafe\xefne \x80 5;a\n', 'latin1'))).toContainEqual([2, 'Cafeïne € 5', 'a']);
});

it('takes off the apostrophe in front of a formula, and no other', () => {
  expect(rowsOf("Naam;Slug\n'=1+1;'s avonds\n")).toContainEqual([2, '=1+1', "'s avonds"]);
});

it('leaves out empty rows and keeps the numbers of the spreadsheet', () => {
  expect(rowsOf('Naam;Slug\n;\n\nPot;a\n')).toEqual([
    [1, 'Naam', 'Slug'],
    [4, 'Pot', 'a'],
  ]);
});

it('names the row of a quote that is not closed, or that something follows', () => {
  const problem = 'Hier klopt een aanhalingsteken niet';
  expect(rowsOf('Naam;Slug\nPot;a\n"Pot;b\n')).toEqual({ row: 3, problem });
  expect(rowsOf('Naam;Slug\n\n"Pot"x;b\n')).toEqual({ row: 3, problem });
});

describe('refuses more than 5,000 rows', () => {
  const problem = 'Een bestand mag hoogstens 5000 regels hebben';
  const rows = (count: number) => Array.from({ length: count }, (_, index) => `a-${index};1`).join('\n');

  it.each([
    ['one below another', `Slug;Prijs\n${rows(5001)}`],
    ['below an empty one', `Slug;Prijs\n\n${rows(5001)}`],
  ])('%s', (_, file) => {
    expect(rowsOf(file)).toEqual({ row: 5002, problem });
  });

  it('and names the empty rows when they make it too long', () => {
    const empty = { row: 10_001, problem: 'Het bestand heeft te veel lege regels: verwijder ze, ook onderaan' };
    expect(rowsOf(`Slug;Prijs${'\n'.repeat(10_000)}a;1`)).toEqual(empty);
    expect(rowsOf(`Slug;Prijs\n${rows(300)}${'\n;'.repeat(10_000)}`)).toEqual(empty);
  });

  it('but not 5,000 and empty ones after them', () => {
    expect(rowsOf(`Slug;Prijs\n${rows(5000)}${'\n;'.repeat(100)}`)).toHaveLength(5001);
  });
});
