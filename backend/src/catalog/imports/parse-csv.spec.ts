import fc from 'fast-check';
import { csvLine } from '../../platform/http/listing/csv.js';
import { parseCsv } from './parse-csv.js';

it('reads quotes, doubled quotes, line ends within quotes, and an empty last cell', () => {
  expect(parseCsv('a;"b;""c"""\r\n "d\ne" ;\n', ';', 10)).toEqual([['a', 'b;"c"'], ['d\ne', ''], ['']]);
  expect(parseCsv('a,5" pot', ',', 10)).toEqual([['a', '5" pot']]);
});

it('returns the row of a quote that is not closed, or that something follows', () => {
  expect(parseCsv('a;b\n"c;d\n', ';', 10)).toEqual({ wrongRow: 2 });
  expect(parseCsv('a;b\nc;"d"e\n', ';', 10)).toEqual({ wrongRow: 2 });
});

it('stops at the most rows', () => {
  expect(parseCsv('a\nb\nc\n', ';', 2)).toEqual([['a'], ['b']]);
});

it('reads every line that an export writes', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '"', ';', ',', '\n', ' ', 'é') }).map((cell) => cell.trim());
  fc.assert(
    fc.property(fc.array(text, { minLength: 2, maxLength: 5 }), (cells) => {
      const columns = cells.map((_, index) => ({ title: String(index) }));
      expect(parseCsv(csvLine(columns, cells), ';', 10)).toEqual([cells, ['']]);
    }),
  );
});
