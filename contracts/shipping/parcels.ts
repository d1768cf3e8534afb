import { z } from 'zod';
import { endpoints } from '../endpoint.js';
import { carriers } from './carriers.js';
import { parcelStates } from './parcel-states.js';
import { CarrierSchema, TrackingCodeSchema } from './tracking.js';

const PieceIdSchema = z.string().max(200);

/** Pieces of the line `id`. */
export const NamedPiecesSchema = z.object({ id: z.string(), productName: z.string(), quantity: z.number().int() });

/** A parcel that left. `carrier`, `trackingCode` and `trackingUrl` are null where staff named none. */
export const ShippedParcelSchema = z.object({
  id: z.string(),
  carrier: z.enum(carriers).nullable(),
  trackingCode: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  /** The last report of the carrier; null for a parcel that staff labelled. */
  state: z.enum(parcelStates).nullable(),
  shippedAt: z.string(),
  pieces: z.array(NamedPiecesSchema),
});
export type ShippedParcel = z.infer<typeof ShippedParcelSchema>;

/** `GET /api/admin/orders/{id}/parcels`. `toShip`: the pieces that are in no parcel and not withdrawn. */
export const OrderParcelsSchema = z.object({
  parcels: z.array(ShippedParcelSchema),
  toShip: z.array(NamedPiecesSchema),
});
export type OrderParcels = z.infer<typeof OrderParcelsSchema>;

const tracking = { carrier: CarrierSchema.nullable(), trackingCode: TrackingCodeSchema.nullable() };

/** Pieces as the packer put them into a parcel. */
export const PackedPiecesSchema = z
  .array(z.strictObject({ id: PieceIdSchema, quantity: z.int().min(1).max(1000) }))
  .min(1, 'Kies wat er in het pakket zit')
  .max(100);

/** `POST /api/admin/orders/{id}/parcels`. `parcelId`: drawn by the caller, so that a repeat ships nothing. */
export const ShipParcelSchema = z.strictObject({ parcelId: z.uuid(), pieces: PackedPiecesSchema, ...tracking });
export type ShipParcel = z.input<typeof ShipParcelSchema>;

/** `PATCH /api/admin/orders/{id}/parcels/{parcelId}`. */
export const ChangeTrackingSchema = z.strictObject(tracking);
export type ChangeTracking = z.input<typeof ChangeTrackingSchema>;

const orders = endpoints({ access: 'staff', permission: 'orders' });
const ship = endpoints({ access: 'staff', permission: 'ship' });

export const listParcels = orders('GET /api/admin/orders/:id/parcels', {
  summary: 'The parcels of an order that left, oldest first, and what is still to ship.',
  response: OrderParcelsSchema,
  refuses: ['order-not-found'],
});

export const shipParcel = ship('POST /api/admin/orders/:id/parcels', {
  summary: 'Ships pieces of an order. The parcel with the last piece ships the order. Mails the buyer.',
  body: ShipParcelSchema,
  refuses: [
    'order-not-paid',
    'order-cancelled',
    'order-partly-withdrawn',
    'order-charged-back',
    'order-not-found',
    'parcel-exceeds-order',
    'done-otherwise',
  ],
});

export const changeTracking = ship('PATCH /api/admin/orders/:id/parcels/:parcelId', {
  summary: 'Names or corrects the carrier and the tracking code of a parcel, and mails the buyer.',
  body: ChangeTrackingSchema,
  refuses: ['order-not-found', 'parcel-not-found'],
});
