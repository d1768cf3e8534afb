import { randomUUID } from 'node:crypto';
import * as api from '../../contracts/api.js';
import type { Assortment } from '../support/assortment.js';
import { isAccepted, unexpected, type Colleague } from './colleague.js';

/** What a colleague books. `takes`: counts every product, and books each difference. */
export type StockEdit = 'restocks' | 'damages' | 'corrects' | 'takes';

const booked = { restocks: ['restock', 7], damages: ['damage', 2], corrects: ['adjustment', -3] } as const;
const sign = { restocks: 1, damages: -1, corrects: 1 } as const;

/** Books a change of stock, and adds what was booked to the figure that the products of the run opened with. */
export async function editStock(
  colleague: Colleague,
  { products }: Assortment,
  { act, product, clicks }: { act: StockEdit; product: number; clicks: number },
): Promise<string[]> {
  if (act === 'takes') return takeStock(colleague, products, clicks);
  const { id: productId } = products[product]!;
  const [type, quantity] = booked[act];
  const body = { productId, type, quantity, changeId: randomUUID() };
  const answers = await colleague.click(clicks, api.inventory.registerStockChange, { body });
  if (isAccepted(answers)) add(products, productId, sign[act] * quantity);
  return unexpected(act, answers, [422]);
}

/** The shelf has one piece more of the first product than was shown, and one less of each other one. */
async function takeStock(colleague: Colleague, products: Assortment['products'], clicks: number): Promise<string[]> {
  const listed = await colleague.ask(api.stockTakes.listCountable, {});
  const lines = products.flatMap(({ id: productId }, index) => {
    const { lying: shown = null, corrections } = listed.body?.find((one) => one.productId === productId) ?? {};
    const counted = (shown ?? 0) + (index === 0 ? 1 : -1);
    return shown === null || counted < 0
      ? []
      : [{ productId, shown, counted, corrections, reason: 'counted' as const }];
  });
  if (lines.length === 0) return [];
  const answers = await colleague.click(clicks, api.stockTakes.bookStockTake, { body: { id: randomUUID(), lines } });
  for (const { productId, shown, counted } of lines) {
    const isBooked = answers.some(({ body }) =>
      body?.lines.some((line) => line.productId === productId && line.refusal === null),
    );
    if (isBooked) add(products, productId, counted - shown);
  }
  return unexpected('a stock take', answers, []);
}

function add(products: Assortment['products'], id: number, difference: number): void {
  const product = products.find((one) => one.id === id)!;
  if (product.stock !== null) product.stock += difference;
}
