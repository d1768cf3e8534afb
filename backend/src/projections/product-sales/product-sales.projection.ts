import { projection, tally } from '../../event-sourcing/projection.js';
import { orderEventTypes, type OrderEvent, type SoldProduct } from '../../orders/order.events.js';
import { ProductSalesRow } from './product-sales.row.js';

/** Which products sell? */
export const productSales = projection<OrderEvent>()({
  name: 'product-sales',
  version: 1,
  row: ProductSalesRow,
  eventTypes: orderEventTypes,
  on: {
    PaymentCaptured: ({ data }) => data.products.map((product) => add(product, 1)),
    OrderCancelled: ({ data }) => (data.paidAt === null ? [] : data.products.map((product) => add(product, -1))),
  },
});

function add({ productId, pieces, totalCents }: SoldProduct, sign: 1 | -1) {
  return tally<ProductSalesRow>(
    productId,
    () => ({ productId, units: 0, revenueCents: 0 }),
    (row) => ({ productId, units: row.units + sign * pieces, revenueCents: row.revenueCents + sign * totalCents }),
  );
}
