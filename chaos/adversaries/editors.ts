import type { PreviewProductEdit } from '../../contracts/admin/product-edits.js';
import { editLinesOf, valuesOf } from '../invariants/edit-facts.js';
import { violationsOfEdits } from '../invariants/edits.js';
import { stockUp, type Assortment } from '../support/assortment.js';
import type { World } from '../support/world.js';
import type { Story } from './adversary.js';
import { buyOnce, keepFormerPrices } from './buyer.js';
import { Colleague } from './colleague.js';
import { editOrder, type OrderEdit } from './order-edits.js';
import { editProducts, type Undo } from './product-edits.js';
import { editStock, type StockEdit } from './stock-edits.js';

export interface ProductAct {
  does: 'changes-prices' | 'sets-price' | 'moves-category' | 'archives';
  products: number[];
  undo: Undo;
}

export interface EditorsPlan {
  /** For each colleague, what it changes of the products, one after the other. */
  catalogue: ProductAct[][];
  stock: { act: StockEdit; product: number }[][];
  /** For each order that somebody buys meanwhile, what colleagues change of it at once. */
  orders: OrderEdit[][];
  clicks: number;
}

const prices = [1495, 1795, 2295];

/** Colleagues change products, stock and orders at once while people buy. Each change is made once, or undone exactly. */
export async function edit(world: World, seed: number, plan: EditorsPlan): Promise<Story> {
  const assortment = await editable(world, 60);
  const ids = assortment.products.map(({ id }) => id);
  const first = await valuesOf(world, ids);
  const other = await anotherCategory(world, seed);
  const colleague = new Colleague(world);
  const { clicks } = plan;
  const catalogue = async (acts: readonly ProductAct[]) => {
    const problems: string[] = [];
    for (const { does, products, undo } of acts) {
      const productIds = products.map((index) => ids[index]!);
      problems.push(...(await editProducts(world, colleague, { productIds, edit: edits(other)[does], undo, clicks })));
    }
    return problems;
  };
  const stock = async (acts: EditorsPlan['stock'][number]) => {
    const problems: string[] = [];
    for (const act of acts) problems.push(...(await editStock(colleague, assortment, { ...act, clicks })));
    return problems;
  };
  const [sold, ...problems] = await Promise.all([
    Promise.all(
      plan.orders.map((acts, index) => sellAndEdit(world, colleague, assortment, { seed, index, acts, clicks })),
    ),
    ...plan.catalogue.map(catalogue),
    ...plan.stock.map(stock),
  ]);
  await keepFormerPrices(world, assortment);
  const facts = { first, last: await valuesOf(world, ids), lines: await editLinesOf(world, ids) };
  return {
    assortment,
    payments: sold.flatMap(({ payments }) => payments),
    paidOrders: sold.reduce((sum, { paid }) => sum + paid, 0),
    violations: [
      ...sold.flatMap((one) => one.problems),
      ...problems.flat(),
      ...colleague.problems,
      ...violationsOfEdits(facts),
    ],
  };
}

const edits = (categoryId: number): Record<ProductAct['does'], PreviewProductEdit['edit']> => ({
  'changes-prices': { price: { by: 'amount', value: 0.35, isRounded: false } },
  'sets-price': { price: { by: 'set', value: 19.95, isRounded: false } },
  'moves-category': { categoryId },
  archives: { status: 'archived' },
});

/** Products that can be archived and brought back without the label of a supplement. */
export async function editable(world: World, stock: number): Promise<Assortment> {
  const assortment = await stockUp(
    world,
    prices.map((priceCents) => ({ priceCents, stock })),
  );
  const ids = assortment.products.map(({ id }) => id);
  await world.database.query(`update products set kind = 'other' where id = any($1)`, [ids]);
  return assortment;
}

async function anotherCategory({ database }: World, seed: number): Promise<number> {
  const sql = `insert into categories (slug, name) values ($1, 'Elders') returning id`;
  return (await database.query<{ id: number }[]>(sql, [`elders-${seed}-${Date.now()}`]))[0]!.id;
}

async function sellAndEdit(
  world: World,
  colleague: Colleague,
  { products }: Assortment,
  { seed, index, acts, clicks }: { seed: number; index: number; acts: readonly OrderEdit[]; clicks: number },
) {
  const basket = products.slice(0, 2).map(({ slug }) => ({ id: slug, quantity: 1 + (index % 2) }));
  const { shopper, orderId, problems } = await buyOnce(world, `bewerkt-${seed}-${index}@example.com`, basket);
  const payments = [...shopper.payments];
  if (orderId === null) return { payments, paid: 0, problems };
  const edited = await editOrder(world, colleague, { orderId, acts, clicks });
  const paid = 1 + edited.links.filter(({ isPaid }) => isPaid).length;
  return {
    payments: [...payments, ...edited.links.flatMap((link) => link.payments)],
    paid,
    problems: [...problems, ...edited.problems],
  };
}
