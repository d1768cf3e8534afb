import { orderIdOf } from '../../backend/src/platform/ids/order-id.js';
import type { Assortment } from '../support/assortment.js';
import { Shopper, type Item } from '../support/customers/shopper.js';
import { until } from '../support/waiting.js';
import type { World } from '../support/world.js';

export interface Bought {
  shopper: Shopper;
  /** Null when the shop did not sell the basket. */
  orderId: string | null;
  problems: string[];
}

/** Why the shop may refuse a basket whose products colleagues change. */
const racing = ['product-unavailable', 'out-of-stock'];

/** Buys products that colleagues change meanwhile, and expects to pay the total that was shown. */
export async function buyOnce(world: World, email: string, items: readonly Item[]): Promise<Bought> {
  const shopper = new Shopper(world, email);
  const { body, refused } = await shopper.start(items);
  const problems = () =>
    shopper.troubles.filter(({ status }) => status === 500).map(({ path }) => `${email} met a 500 at ${path}`);
  if (!body) {
    const isWrong = !racing.includes(refused);
    return {
      shopper,
      orderId: null,
      problems: [...problems(), ...(isWrong ? [`a basket was refused: ${refused}`] : [])],
    };
  }
  await shopper.pay('card');
  await until(async () => (await shopper.settle()).body?.orderNumber != null, 'an order of edited products');
  const shown = body.quote.totalCents;
  const charged = chargedFor(world, body.paymentIntentId);
  const isOther = charged !== shown ? [`${email} was shown ${shown} and charged ${charged}`] : [];
  return { shopper, orderId: orderIdOf(body.paymentIntentId), problems: [...problems(), ...isOther] };
}

/** What the provider charged for a payment, in cents. */
export function chargedFor({ provider }: World, paymentIntentId: string): number {
  const own = provider.control
    .charges(Infinity)
    .filter((charge) => charge.payment_intent === paymentIntentId && charge.status === 'succeeded');
  return own.reduce((sum, { amount }) => sum + amount, 0);
}

/** Lets the orders of these products have any price that colleagues gave them. */
export async function keepFormerPrices({ database }: World, { products }: Assortment): Promise<void> {
  const rows = await database.query<{ id: number; prices: number[] }[]>(
    `select product_id as id, array_agg(distinct price_cents) as prices from product_prices
     where product_id = any($1) and kind = 'regular' group by product_id`,
    [products.map(({ id }) => id)],
  );
  for (const product of products) product.pricesCents = rows.find(({ id }) => id === product.id)?.prices;
}
