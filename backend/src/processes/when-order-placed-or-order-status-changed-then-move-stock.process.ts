import { hasLeft } from '../../../contracts/orders.js';
import { idOf } from '../platform/event-sourcing/events.js';
import { process } from '../platform/event-sourcing/readers/process.js';
import { RevertPieces } from '../inventory/commands/revert-pieces.js';
import { ShipStock } from '../inventory/commands/ship-stock.js';
import { UndoShipment } from '../inventory/commands/undo-shipment.js';
import { SellStock } from '../inventory/commands/sell-stock.js';
import { orderEventTypes, type OrderEvent } from '../orders/order.events.js';

/**
 * Sells the products of a placed or reinstated order, one sale per product, ships the pieces of its parcel, and reverts
 * pieces that never left. One process, because a shipment and a reversal must follow their sale.
 */
export const whenOrderPlacedOrOrderStatusChangedThenMoveStock = process<OrderEvent>()({
  name: 'when-order-placed-then-sell-stock',
  eventTypes: orderEventTypes,
  on: {
    PiecesKept: ({ streamId, data: { returnId, saleId, products } }, context) =>
      products.map(({ productId, pieces: quantity }) => {
        const orderId = idOf(streamId);
        const reverted = { productId, saleId, orderId, returnId: returnId ?? `cancelled:${orderId}`, quantity };
        return new RevertPieces(reverted, context);
      }),
    PiecesCancelled: ({ streamId, data: { cancellationId, saleId, products } }, context) =>
      products.map(({ productId, pieces: quantity }) => {
        const reverted = {
          productId,
          saleId,
          orderId: idOf(streamId),
          returnId: `cancelled:${cancellationId}`,
          quantity,
        };
        return new RevertPieces(reverted, context);
      }),
    OrderPlaced: ({ streamId, data: { saleId, checkoutId, products } }, context) =>
      products.map(({ productId, pieces }) => {
        const sale = { productId, saleId, orderId: idOf(streamId), checkoutId, quantity: pieces };
        return new SellStock(sale, context);
      }),
    OrderStatusChanged: ({ id: shipmentId, streamId, data: { to, parcel } }, context) =>
      parcel?.products.map(({ productId, pieces: quantity }) => {
        const shipment = { productId, shipmentId, saleId: parcel.saleId, orderId: idOf(streamId) };
        return hasLeft(to) ? new ShipStock({ ...shipment, quantity }, context) : new UndoShipment(shipment, context);
      }) ?? [],
    ParcelShipped: ({ id: shipmentId, streamId, data: { parcel } }, context) =>
      parcel.products.map(({ productId, pieces: quantity }) => {
        const shipment = { productId, shipmentId, saleId: parcel.saleId, orderId: idOf(streamId) };
        return new ShipStock({ ...shipment, quantity }, context);
      }),
    OrderReinstated: ({ id: shipmentId, streamId, data: { to, saleId, products } }, context) =>
      products.flatMap(({ productId, pieces: quantity }) => {
        const sale = { productId, saleId, orderId: idOf(streamId), quantity };
        const sell = new SellStock({ ...sale, checkoutId: null }, context);
        return hasLeft(to) ? [sell, new ShipStock({ ...sale, shipmentId }, context)] : [sell];
      }),
  },
});
