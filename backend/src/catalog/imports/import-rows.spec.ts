import type { CodeOwner } from './code-owners.js';
import { importLines } from './import-lines.js';
import { importRows } from './import-rows.js';
import { readCsv } from './read-csv.js';

const categories = new Map([['slapen', 4]]);
const read = (text: string) => {
  const csv = readCsv(Buffer.from(text));
  if (!('rows' in csv)) throw new Error(csv.problem);
  return importRows(csv.rows, categories);
};
const errorsOf = (text: string) => read(text).errors.map(({ row, column, message }) => [row, column, message]);
const now = Date.parse('2026-03-02T09:00:00Z');
const product = {
  productId: 7,
  slug: 'pot',
  name: 'Pot',
  badge: null,
  purpose: null,
  flavour: null,
  sku: 'GOM-1' as string | null,
  ean: null as string | null,
  costCents: 800 as number | null,
  categoryId: 4,
  isActive: true,
  publishFrom: null,
  isArchived: false,
  priceCents: 2495,
  stock: 9,
};
const linesOf = (text: string, known = product, owners: CodeOwner[] = []) =>
  importLines(read(text).rows, new Map([[known.slug, known]]), owners, now);

it('reads the columns of the export in any order', () => {
  expect(
    read('slug;PRIJS;Categorie;Status;Badge;Voorraad;Naam\npot;"€ 1.234,50";Slapen;Inactief;Nieuw;onbeperkt;Pot'),
  ).toEqual({
    errors: [],
    rows: [
      {
        row: 2,
        slug: 'pot',
        stock: null,
        values: { priceCents: 123450, categoryId: 4, isActive: false, isArchived: false, badge: 'Nieuw', name: 'Pot' },
      },
    ],
  });
});

it('names every wrong cell by row and column', () => {
  const file = 'Slug;Prijs;Categorie;Status;Voorraad\nPot!;0;Niets;Weg;half\npot;1\npot;2;;;\npot;3;;;';
  expect(errorsOf(file)).toEqual([
    [2, 'Slug', expect.any(String)],
    [2, 'Prijs', 'Vul een prijs in tot € 10.000'],
    [2, 'Categorie', 'De categorie Niets bestaat niet'],
    [2, 'Status', 'Kies Actief, Inactief, Gepland of Gearchiveerd'],
    [2, 'Voorraad', 'Vul een heel getal in, of onbeperkt'],
    [3, null, 'Deze regel heeft 2 kolommen, de eerste regel 5'],
    [5, 'Slug', 'Deze slug staat ook op regel 4'],
  ]);
});

it('reads article number, EAN and cost price, which an empty cell leaves as they are', () => {
  const titles = 'Slug;Artikelnummer;EAN;Inkoopprijs';
  expect(linesOf(`${titles}\npot;GOM-2;8 712345 678906;€ 7,5`).lines[0]).toMatchObject({
    before: { sku: 'GOM-1', ean: null, costCents: 800 },
    after: { sku: 'GOM-2', ean: '8712345678906', costCents: 750 },
  });
  expect(linesOf(`${titles}\npot;;;`).lines[0]!.after).toEqual({});
  expect(linesOf(`${titles}\npot;;;0`).lines[0]!.after).toEqual({ costCents: 0 });
});

it('names a wrong article number, EAN or cost price', () => {
  const file = `Slug;Artikelnummer;EAN;Inkoopprijs\na;${'x'.repeat(41)};8712345678907;-1\nb;;8,71235E+12;`;
  expect(errorsOf(file)).toEqual([
    [2, 'Artikelnummer', 'Gebruik hoogstens 40 tekens'],
    [2, 'EAN', 'Deze EAN klopt niet: het laatste cijfer past niet bij de andere'],
    [2, 'Inkoopprijs', 'Vul een geldig bedrag in'],
    [3, 'EAN', 'Het rekenblad heeft dit nummer afgerond. Zet de kolom op tekst en vul het opnieuw in'],
  ]);
});

it('names an article number or EAN that the file repeats or that another product has', () => {
  const titles = 'Slug;Artikelnummer;EAN';
  expect(errorsOf(`${titles}\na;X-1;8712345678906\nb;x-1;8712345678906`)).toEqual([
    [3, 'Artikelnummer', 'Dit artikelnummer staat ook op regel 2'],
    [3, 'EAN', 'Deze EAN staat ook op regel 2'],
  ]);
  const other = { productId: 8, name: 'Reep', sku: 'x-1', ean: '8712345678906' };
  expect(linesOf(`${titles}\npot;X-1;`, product, [other]).errors).toEqual([
    { row: 2, column: 'Artikelnummer', message: 'Dit artikelnummer is al van Reep' },
  ]);
  expect(linesOf(`${titles}\npot;;8712345678906`, product, [other]).errors).toEqual([
    { row: 2, column: 'EAN', message: 'Deze EAN is al van Reep' },
  ]);
  expect(linesOf(`${titles}\npot;X-1;`, product, [{ ...other, productId: 7 }]).errors).toEqual([]);
});

it('names unknown, missing and repeated columns', () => {
  expect(errorsOf('Naam;Kleur;Naam\nPot;rood;Pot')).toEqual([
    [1, 'Kleur', 'Deze kolom kennen we niet: Kleur'],
    [1, 'Naam', 'Deze kolom staat er twee keer in'],
    [1, 'Slug', 'De kolom Slug ontbreekt'],
  ]);
  expect(errorsOf('')).toEqual([[1, null, 'Het bestand is leeg']]);
});

it('changes what differs, and nothing when an empty cell or the same value is given', () => {
  const { lines } = linesOf('Slug;Prijs;Naam;Status\npot;19,95;;Actief');
  expect(lines[0]).toMatchObject({ productId: 7, before: { priceCents: 2495 }, after: { priceCents: 1995 } });
  expect(linesOf('Slug;Prijs;Status\npot;24,95;Actief').lines[0]!.after).toEqual({});
});

it('warns that a stock figure is not imported', () => {
  const [line] = linesOf('Slug;Voorraad\npot;5').lines;
  expect(line).toMatchObject({ after: {} });
  expect(line!.warnings[0]).toContain('telling');
  expect(linesOf('Slug;Voorraad\npot;9').lines[0]!.warnings).toEqual([]);
});

it('creates a product that is not on sale yet, and says what a new one needs', () => {
  const [line] = linesOf('Slug;Naam;Categorie;Prijs;Voorraad\nnieuw;Nieuw;Slapen;10;3').lines;
  expect(line).toMatchObject({ productId: null, created: { slug: 'nieuw', stock: 3 }, after: { priceCents: 1000 } });
  expect(linesOf('Slug;Prijs\nnieuw;10').errors).toEqual([
    { row: 2, column: 'Naam', message: 'Dit is een nieuw product: vul dit in' },
  ]);
  expect(linesOf('Slug;Naam;Categorie;Prijs;Status\nnieuw;Nieuw;Slapen;10;Actief').errors[0]).toMatchObject({
    column: 'Status',
  });
});

it('keeps a planned product planned, and puts it on sale when the file says that it is active', () => {
  const planned = { ...product, publishFrom: '2026-04-01T09:00' as string | null } as typeof product;
  expect(linesOf('Slug;Status\npot;Gepland', planned).lines[0]!.after).toEqual({});
  expect(linesOf('Slug;Status\npot;Actief', planned).lines[0]!.after).toEqual({ publishFrom: null });
  expect(linesOf('Slug;Status\npot;Gepland').errors[0]).toMatchObject({ column: 'Status' });
});
