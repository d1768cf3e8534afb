import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import type { ProductImport } from '../../../../contracts/admin/product-imports.js';
import { countOf } from '../../platform/database/rows.js';
import { eventually } from '../../testing/kernel.js';
import { sell } from '../../testing/shop/test-products.js';
import { refusalOf } from '../../testing/shop/test-browser.js';
import { staffOf, startTestShop, type TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';
import { ApplyProductEditHandler } from '../edits/apply-product-edit.work.js';
import { EditedProduct } from '../edits/edited-product.entity.js';
import { ProductEdit } from '../edits/product-edit.entity.js';

const waitingForLocks = `select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

let shop: TestShop;
let staff: TestBrowser;
beforeAll(async () => {
  shop = await startTestShop();
  await sell(shop, { eerste: { priceCents: 2000, stock: 5 }, tweede: { priceCents: 2500, stock: null } });
  staff = await staffOf(shop);
});
afterAll(() => shop.close());

const send = (text: string) => {
  const body = new FormData();
  body.append('file', new File([text], 'producten.csv'));
  return staff.call(api.adminProductImports.readImport, { body });
};
const read = async (text: string) => (await send(text)).json();
const finished = async (id: string) => {
  const progress = () => staff.json(api.adminProductEdits.findEdit, { params: { id } });
  await eventually(async () => !(await progress()).isRunning, `the import ${id}`);
  return progress();
};
async function apply({ id }: ProductImport) {
  const start = () => staff.status(api.adminProductImports.startImport, { params: { id: id! } });
  expect(await Promise.all([start(), start()])).toEqual([204, 204]);
  return finished(id!);
}
const products = async () =>
  new Map((await staff.json(api.adminProducts.listProducts, {})).map((product) => [product.slug, product]));
const exported = async () => (await staff.call(api.adminProducts.exportProducts)).text();

it('says what a file would change, applies it once, and changes nothing the second time', async () => {
  const file =
    'Slug;Naam;Categorie;Prijs;Voorraad;Status\neerste;Eerste;Test;19,95;5;Actief\nnieuw;Nieuw;Test;12,50;7;';
  const dry = await read(file);
  expect(dry).toMatchObject({ rows: 2, created: 1, changed: 1, same: 0, errorCount: 0 });
  expect(dry.lines.map(({ row, name, after }) => [row, name, after.priceCents])).toEqual([
    [2, 'eerste', 1995],
    [3, 'Nieuw', 1250],
  ]);
  expect((await products()).get('eerste')!.price).toBe('20.00');
  expect(await apply(dry)).toMatchObject({ kind: 'import', done: 2, refused: [] });
  expect((await products()).get('eerste')).toMatchObject({ name: 'Eerste', price: '19.95', stock: 5 });
  const stockOfNew = async () => (await products()).get('nieuw')!.stock;
  await eventually(async () => (await stockOfNew()) === 7, 'the stock of a product that an import created');
  expect((await products()).get('nieuw')).toMatchObject({ price: '12.50', isActive: false });
  expect(await read(file)).toMatchObject({ id: null, created: 0, changed: 0, same: 2 });
  const acts = (await staff.json(api.adminLogbook.listLogbook, {})).filter(({ act }) => act === 'products-imported');
  expect(acts.map(({ subject }) => subject)).toEqual(['2 producten']);
});

it('changes nothing when the export comes back as it is', async () => {
  expect(await read(await exported())).toMatchObject({ id: null, changed: 0, created: 0, same: 3, errorCount: 0 });
});

it('imports article number, EAN and cost price, and refuses those of another product', async () => {
  const titles = 'Slug;Naam;Categorie;Prijs;Artikelnummer;EAN;Inkoopprijs';
  const dry = await read(`${titles}\ntweede;;;;T-2;4006381333931;8,10\nmet-code;Met code;Test;10;M-1;8712345678906;3`);
  expect(dry.lines[0]).toMatchObject({ before: { sku: null, costCents: null }, after: { sku: 'T-2', costCents: 810 } });
  expect(await apply(dry)).toMatchObject({ done: 2, refused: [] });
  const codes = { sku: 'T-2', ean: '4006381333931', costPrice: '8.10' };
  expect((await products()).get('tweede')).toMatchObject(codes);
  expect((await products()).get('met-code')).toMatchObject({ sku: 'M-1', costPrice: '3.00' });
  expect(await exported()).toContain('"tweede";"T-2";"4006381333931"');
  expect(await read(await exported())).toMatchObject({ id: null, changed: 0, errorCount: 0 });
  const taken = await read('Slug;Artikelnummer\neerste;t-2');
  expect(taken.errors).toEqual([{ row: 2, column: 'Artikelnummer', message: 'Dit artikelnummer is al van tweede' }]);
  const undoId = crypto.randomUUID();
  await staff.call(api.adminProductEdits.undoEdit, { params: { id: dry.id! }, body: { id: undoId } });
  expect(await finished(undoId)).toMatchObject({ done: 2, refused: [] });
  expect((await products()).get('tweede')).toMatchObject({ sku: null, ean: null, costPrice: null });
});

it('imports and exports what a product is for and how it tastes, and takes both away', async () => {
  const dry = await read('Slug;Waarvoor;Smaak\ntweede;Voor je ochtend;mandarijn');
  expect(dry.lines[0]).toMatchObject({ before: { purpose: null, flavour: null }, after: { flavour: 'mandarijn' } });
  expect(await apply(dry)).toMatchObject({ done: 1, refused: [] });
  expect((await products()).get('tweede')).toMatchObject({ purpose: 'Voor je ochtend', flavour: 'mandarijn' });
  expect(await exported()).toContain('"Voor je ochtend";"mandarijn"');
  expect(await read(await exported())).toMatchObject({ id: null, changed: 0, errorCount: 0 });
  expect((await read(`Slug;Smaak\ntweede;${'a'.repeat(41)}`)).errors).toMatchObject([{ row: 2, column: 'Smaak' }]);
  await apply(await read('Slug;Waarvoor;Smaak\ntweede;;'));
  expect((await products()).get('tweede')).toMatchObject({ purpose: null, flavour: null });
});

it('names what is wrong, and cannot be applied', async () => {
  const dry = await read('Slug;Prijs\neerste;veel\nonbekend;10');
  expect(dry).toMatchObject({ id: null, errorCount: 2 });
  expect(dry.errors.map(({ row, column }) => [row, column])).toEqual([
    [2, 'Prijs'],
    [3, 'Naam'],
  ]);
});

it('goes on after a crash and repeats no product', async () => {
  const file = 'Slug;Naam;Categorie;Prijs\nna-de-klap;Na de klap;Test;10\neerste;Eerste;Test;21';
  const { id } = await read(file);
  await staff.call(api.adminProductImports.startImport, { params: { id: id! } });
  await finished(id!);
  const rows = shop.app.get(DataSource);
  await rows.getRepository(ProductEdit).update({ id: id! }, { status: 'queued', dueAt: new Date(0) });
  const handle = () => shop.app.get(ApplyProductEditHandler).handle({ id: id! });
  await Promise.all([handle(), handle()]);
  expect(await finished(id!)).toMatchObject({ done: 2, refused: [] });
  expect(await rows.getRepository(EditedProduct).countBy({ editId: id!, isDone: true })).toBe(2);
  expect([...(await products()).keys()].filter((slug) => slug === 'na-de-klap')).toHaveLength(1);
});

it('deletes a dry run when the same member of staff reads another file', async () => {
  const { id } = await read('Slug;Prijs\neerste;24');
  await read('Slug;Prijs\neerste;25');
  expect(await staff.status(api.adminProductImports.startImport, { params: { id: id! } })).toBe(404);
});

it('keeps an import that starts while the same member of staff reads another file', async () => {
  const { id } = await read('Slug;Prijs\neerste;22');
  const rows = shop.app.get(DataSource);
  const starting = rows.createQueryRunner();
  await starting.startTransaction();
  await starting.manager.update(ProductEdit, { id: id! }, { status: 'queued' });
  const reading = read('Slug;Prijs\neerste;23');
  await eventually(async () => (await countOf(rows, waitingForLocks)) > 0, 'a reading that waits for the start');
  await starting.commitTransaction();
  await starting.release();
  const other = await reading;
  expect(await apply({ ...other, id: id! })).toMatchObject({ total: 1, done: 1 });
  expect(await apply(other)).toMatchObject({ total: 1, done: 0, refused: [{ name: 'Eerste' }] });
});

it('archives what it created when staff takes it back', async () => {
  const { id } = await read('Slug;Naam;Categorie;Prijs\nvergissing;Vergissing;Test;10');
  await staff.call(api.adminProductImports.startImport, { params: { id: id! } });
  await finished(id!);
  const undoId = crypto.randomUUID();
  await staff.call(api.adminProductEdits.undoEdit, { params: { id: id! }, body: { id: undoId } });
  expect(await finished(undoId)).toMatchObject({ done: 1, refused: [] });
  expect((await products()).has('vergissing')).toBe(false);
});

it('refuses a request without a file, and a file that is too large', async () => {
  expect((await refusalOf(await staff.call(api.adminProductImports.readImport))).code).toBe('import-missing');
  expect((await refusalOf(await send('x'.repeat(2 * 1024 * 1024 + 1)))).code).toBe('import-too-large');
});
