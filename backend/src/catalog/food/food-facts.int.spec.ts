import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import type { AdminProduct } from '../../../../contracts/admin/products.js';
import { forSale, label } from '../../../../contracts/food/label.fixtures.js';
import { refusalOf } from '../../testing/shop/test-browser.js';
import { ProductLabels } from './product-labels.query.js';
import { sell } from '../../testing/shop/test-products.js';
import { staffOf, startTestShop, type TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';

let shop: TestShop;
let staff: TestBrowser;
let categoryId: number;
let count = 0;
beforeAll(async () => {
  shop = await startTestShop();
  staff = await staffOf(shop);
  categoryId = (await post(api.adminCategories.createCategory, { name: 'Slaap', slug: 'sleep' })).id;
});
afterAll(() => shop.close());

async function post<E extends typeof api.adminCategories.createCategory | typeof api.adminProducts.createProduct>(
  endpoint: E,
  body: object,
): Promise<AdminProduct> {
  const response = await staff.send(endpoint.method, endpoint.path, body);
  expect([endpoint.path, response.status]).toEqual([endpoint.path, 201]);
  return (await response.json()) as AdminProduct;
}
const form = (fields: object) => {
  count += 1;
  return { name: `Pot ${count}`, slug: `pot-${count}`, description: 'Lekker.', categoryId, price: '9,95', ...fields };
};
const product = (fields: object) => post(api.adminProducts.createProduct, form(fields));
const change = (id: number, body: object) => staff.call(api.adminProducts.changeProduct, { params: { id }, body });
const refused = async (request: Promise<Response>) => {
  const response = await request;
  const { code, fields } = await refusalOf(response);
  return [response.status, code, Object.keys(fields ?? {})];
};
const shown = (slug: string) => staff.json(api.catalog.findProduct, { params: { slug } });

describe('a product without food facts', () => {
  it('is a draft, and cannot be published as new or by a change', async () => {
    const draft = await product({});
    expect(draft).toMatchObject({ isActive: false, isLabelled: false, foodFacts: null });
    const missing = [409, 'food-facts-missing', ['foodFacts.legalName']];
    const published = staff.call(api.adminProducts.createProduct, { body: form({ isActive: true }) });
    expect(await refused(published)).toEqual(missing);
    expect(await refused(change(draft.id, { isActive: true }))).toEqual(missing);
    expect(await staff.json(api.adminProducts.findProduct, { params: { id: draft.id } })).toEqual(draft);
  });

  it('is published with them, and cannot lose them while it is on sale', async () => {
    const { id, slug } = await product({});
    expect(await refused(change(id, { isActive: true, foodFacts: label() }))).toEqual([
      ...[409, 'food-facts-missing'],
      ['ingredients'],
    ]);
    expect((await change(id, { isActive: true, ...forSale })).status).toBe(200);
    expect((await shown(slug)).labels).toEqual([{ name: expect.any(String), ingredients: ['kers'], facts: label() }]);
    expect(await refused(change(id, { foodFacts: null }))).toEqual([
      ...[409, 'food-facts-missing'],
      ['foodFacts.legalName'],
    ]);
    expect((await change(id, { foodFacts: null, isActive: false })).status).toBe(200);
  });

  it('stays on sale when it was on sale before labels existed', async () => {
    const id = (await sell(shop, { 'oude-pot': { priceCents: 995, stock: 5 } })).get('oude-pot')!;
    expect((await change(id, { price: '10,95', isActive: true })).status).toBe(200);
    expect(await staff.json(api.adminProducts.findProduct, { params: { id } })).toMatchObject({
      isActive: true,
      isLabelled: false,
    });
    expect((await shown('oude-pot')).labels).toEqual([]);
    expect((await change(id, { isActive: false })).status).toBe(200);
    expect((await refused(change(id, { isActive: true })))[1]).toBe('food-facts-missing');
  });

  it('must mark its allergens', async () => {
    const { id } = await product({ foodFacts: label(), ingredients: [], isActive: false });
    const withSoy = (ingredients: string[]) => change(id, { isActive: true, ingredients });
    expect((await refused(withSoy(['kers', 'lecithine uit soja'])))[2]).toEqual(['ingredients']);
    expect((await withSoy(['kers', 'lecithine uit *soja*'])).status).toBe(200);
  });
});

describe('a bundle', () => {
  it('shows the labels of its products in their order, also when one is off sale', async () => {
    const [one, other] = [await product(forSale), await product({ ...forSale, isActive: false })];
    const contents = [other.id, one.id];
    const bundle = await product({ foodFacts: { kind: 'bundle', contents } });
    expect(bundle).toMatchObject({ isActive: true, isLabelled: true });
    expect((await shown(bundle.slug)).labels.map(({ name }) => name)).toEqual([other.name, one.name]);
    const labels = await shop.app.get(ProductLabels, { strict: false }).of([one.id, bundle.id]);
    expect(labels.map(({ name }) => name)).toEqual([one.name, other.name]);
  });

  it('is not published while one of its products has no label', async () => {
    const [one, bare] = [await product(forSale), await product({})];
    const body = form({ isActive: true, foodFacts: { kind: 'bundle', contents: [one.id, bare.id] } });
    expect((await refused(staff.call(api.adminProducts.createProduct, { body })))[2]).toEqual(['foodFacts.contents']);
    const unknown = form({ isActive: true, foodFacts: { kind: 'bundle', contents: [one.id, 99_999] } });
    expect((await refused(staff.call(api.adminProducts.createProduct, { body: unknown })))[2]).toEqual([
      'foodFacts.contents',
    ]);
  });
});

describe('a product that is no food', () => {
  it('is on sale without a label, with the high VAT rate unless staff chooses another', async () => {
    const shaker = await product({ kind: 'other' });
    expect(shaker).toMatchObject({ kind: 'other', isActive: true, isLabelled: true, vatRate: 'high', foodFacts: null });
    expect(await product({ kind: 'other', vatRate: 'zero' })).toMatchObject({ vatRate: 'zero' });
    expect(await product(forSale)).toMatchObject({ kind: 'supplement', vatRate: 'low' });
    expect((await shown(shaker.slug)).labels).toEqual([]);
  });

  it('cannot be a bundle of supplements, which is a supplement itself', async () => {
    const [pot, shaker] = [await product(forSale), await product({ kind: 'other' })];
    const body = form({ kind: 'other', foodFacts: { kind: 'bundle', contents: [pot.id] }, isActive: true });
    const missing = [409, 'food-facts-missing'];
    expect(await refused(staff.call(api.adminProducts.createProduct, { body }))).toEqual([...missing, ['kind']]);
    const bundle = await product({ foodFacts: { kind: 'bundle', contents: [pot.id, shaker.id] } });
    expect(bundle).toMatchObject({ isActive: true, isLabelled: true });
    expect((await shown(bundle.slug)).labels.map(({ name }) => name)).toEqual([pot.name]);
    const shakers = form({ foodFacts: { kind: 'bundle', contents: [shaker.id] }, isActive: true });
    expect(await refused(staff.call(api.adminProducts.createProduct, { body: shakers }))).toEqual([
      ...missing,
      ['foodFacts.contents'],
    ]);
  });

  it('becomes a supplement only with a label', async () => {
    const { id } = await product({ kind: 'other' });
    expect((await refused(change(id, { kind: 'supplement' })))[1]).toBe('food-facts-missing');
    expect((await change(id, { kind: 'supplement', ...forSale })).status).toBe(200);
    expect((await change(id, { kind: 'other' })).status).toBe(200);
  });
});

describe('a claim in words of its own', () => {
  const wish = 'Goed voor je weerstand.';
  const decision = { sentence: wish, reason: 'Citaat uit een recensie, geen belofte.' };
  const acts = async () =>
    (await staff.json(api.adminLogbook.listLogbook, { query: { status: 'claim-decided' } })).map((entry) => [
      entry.subject,
      entry.details,
    ]);

  it('needs a decision with a reason, which is stored and in the logbook once', async () => {
    const body = form({ ...forSale, description: `Lekker. ${wish}` });
    const created = (fields: object) => staff.call(api.adminProducts.createProduct, { body: { ...body, ...fields } });
    expect(await refused(created({}))).toEqual([409, 'claim-undecided', ['claimDecisions']]);
    expect((await refused(created({ claimDecisions: [{ ...decision, reason: 'x' }] })))[0]).toBe(400);
    const response = await created({ claimDecisions: [decision] });
    expect(response.status).toBe(201);
    const made = (await response.json()) as AdminProduct;
    expect(made.claimDecisions).toEqual([decision]);
    expect((await change(made.id, { price: '9,50', claimDecisions: [decision] })).status).toBe(200);
    expect(await acts()).toEqual([[body.name, { before: wish, after: decision.reason }]]);
  });

  it('is refused in a change, also when the label no longer supports a literal text', async () => {
    const literal = 'Vitamine C draagt bij tot de normale werking van het immuunsysteem';
    const { id } = await product({ ...forSale, benefits: [literal] });
    const weak = label({ amounts: [{ nutrient: 'vitamin-c', amount: 11 }] });
    expect((await refused(change(id, { foodFacts: weak })))[1]).toBe('claim-undecided');
    expect((await refused(change(id, { badge: 'Tegen griep' })))[1]).toBe('claim-undecided');
    expect((await change(id, { benefits: [literal, 'Lekker zuur'] })).status).toBe(200);
  });

  it('may stay in a product that had it before', async () => {
    const id = (await sell(shop, { 'oude-claim': { priceCents: 995, stock: 5 } })).get('oude-claim')!;
    await shop.app.get(DataSource).query('update products set description = $2 where id = $1', [id, wish]);
    expect((await change(id, { price: '10,95' })).status).toBe(200);
    expect((await refused(change(id, { details: 'Voor een mooie huid' })))[1]).toBe('claim-undecided');
  });

  it('waits for the label in a draft, when it is literal', async () => {
    const draft = await product({ benefits: ['Zink draagt bij tot de instandhouding van normale nagels'] });
    expect((await refused(change(draft.id, { isActive: true, ...forSale })))[1]).toBe('claim-undecided');
  });
});

it('is in the history of a product', async () => {
  const { id } = await product({});
  await change(id, { foodFacts: label() });
  const [row] = await shop.app.get(DataSource).query<{ facts: string }[]>(
    `select after -> 'food_facts' ->> 'netQuantity' as facts from change_log where entity = 'product' and entity_id = $1
       order by id desc limit 1`,
    [String(id)],
  );
  expect(row!.facts).toBe('150 g (60 stuks)');
});
