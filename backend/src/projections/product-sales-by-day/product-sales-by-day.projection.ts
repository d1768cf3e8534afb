import { amsterdamDay } from '../../../../contracts/values/calendar.js';
import { projection, tally } from '../../platform/event-sourcing/read-models/projection.js';
import { orderEventTypes, type OrderEvent, type SoldProduct } from '../../orders/order.events.js';
import { ProductSalesByDayRow } from './product-sales-by-day.row.js';

export const productSalesByDay = projection<OrderEvent>()({
  name: 'product-sales-by-day',
  version: 2,
  row: ProductSalesByDayRow,
  eventTypes: orderEventTypes,
  on: {
    PaymentCaptured: ({ data }) => data.products.map((product) => add(product, data.paidAt, 1)),
    OrderCancelled: ({ data, metadata }) =>
      data.paidAt === null ? [] : data.products.map((product) => add(product, metadata.occurredAt, -1)),
    PiecesCancelled: ({ data, metadata }) => data.products.map((product) => add(product, metadata.occurredAt, -1)),
  },
});

function add({ productId, pieces, totalCents }: SoldProduct, at: string, sign: 1 | -1) {
  const day = amsterdamDay(at);
  const id = `${productId}/${day}`;
  return tally<ProductSalesByDayRow>(
    id,
    () => ({ id, productId, day, units: 0, revenueCents: 0 }),
    (row) => ({ ...row, units: row.units + sign * pieces, revenueCents: row.revenueCents + sign * totalCents }),
  );
}
