import { z } from 'zod';
import { CarrierError } from '../../errors/carrier-error.js';
import type { AnnounceRefusal, MadeLabel, WebhookParcel } from '../parcel-carrier.port.js';
import { carrierOf } from './sendcloud-states.js';

const ErrorsSchema = z
  .array(
    z.object({ code: z.string().optional(), source: z.object({ pointer: z.string().optional() }).optional() }).loose(),
  )
  .default([]);

const ShipmentSchema = z.object({
  id: z.string(),
  carrier: z.object({ code: z.string() }).nullish(),
  ship_with: z.object({ properties: z.object({ shipping_option_code: z.string().nullish() }) }).nullish(),
  parcels: z.array(
    z.object({ id: z.int(), tracking_number: z.string().nullish(), status: z.object({ code: z.string() }) }),
  ),
  errors: ErrorsSchema,
});
export type Shipment = z.infer<typeof ShipmentSchema>;

/** The documented response has the shipment in `data`. Throws CarrierError for another body. */
export function readShipment(body: unknown): Shipment {
  const parsed = z.object({ data: ShipmentSchema }).safeParse(body);
  if (!parsed.success || parsed.data.data.parcels.length === 0) throw new CarrierError('Sendcloud sent no shipment');
  return parsed.data.data;
}

/** The label, or why the carrier refused it. Throws CarrierError while the announcement is under way. */
export function labelOf(shipment: Shipment): MadeLabel | { refusal: AnnounceRefusal } {
  const [parcel] = shipment.parcels;
  if (parcel!.status.code === 'ANNOUNCEMENT_FAILED') return { refusal: refusalOf(shipment.errors) };
  if (!parcel!.tracking_number) throw new CarrierError('Sendcloud has not announced the parcel yet');
  const option = shipment.ship_with?.properties.shipping_option_code?.split(':')[0];
  const carrier = carrierOf(shipment.carrier?.code ?? option ?? '');
  const trackingCode = parcel!.tracking_number.toUpperCase();
  return { shipmentId: shipment.id, parcelId: String(parcel!.id), carrier, trackingCode };
}

const fields: [part: string, refusal: AnnounceRefusal][] = [
  ['from_address', 'sender'],
  ['postal_code', 'postal-code'],
  ['phone_number', 'phone'],
  ['address_line', 'address'],
  ['house_number', 'address'],
  ['city', 'city'],
  ['name', 'name'],
  ['weight', 'weight'],
];

/** What the errors of a refused announcement point at. */
export function refusalOf(errors: unknown): AnnounceRefusal {
  const parsed = ErrorsSchema.safeParse(errors);
  const pointers = (parsed.data ?? []).map(({ source }) => source?.pointer ?? '');
  return fields.find(([part]) => pointers.some((pointer) => pointer.includes(part)))?.[1] ?? 'carrier';
}

const WebhookSchema = z.object({
  action: z.literal('parcel_status_changed'),
  parcel: z.object({ id: z.int(), tracking_number: z.string().nullish() }),
});

/** Null for a webhook about something else. */
export function parcelOfWebhook(body: unknown): WebhookParcel | null {
  const parsed = WebhookSchema.safeParse(body);
  if (!parsed.success) return null;
  const { id, tracking_number } = parsed.data.parcel;
  return { parcelId: String(id), trackingCode: tracking_number?.toUpperCase() ?? '' };
}
