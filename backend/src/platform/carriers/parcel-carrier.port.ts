import type { Carrier } from '../../../../contracts/shipping/carriers.js';
import type { ParcelState } from '../../../../contracts/shipping/parcel-states.js';

/** A parcel that needs a label. `reference` is its key: a repeated call with the same one makes no second label. */
export interface ParcelToAnnounce {
  reference: string;
  orderNumber: string;
  grams: number;
  from: PostalPlace;
  to: PostalPlace & { phone: string };
}

export interface PostalPlace {
  name: string;
  address: string;
  postalCode: string;
  city: string;
}

/** `shipmentId` and `parcelId`: those of the carrier. */
export interface MadeLabel {
  shipmentId: string;
  parcelId: string;
  carrier: Carrier;
  trackingCode: string;
}

/** What the carrier says about a parcel that it takes no label for. `sender`: the address of the shop. */
export type AnnounceRefusal = 'sender' | 'name' | 'address' | 'postal-code' | 'city' | 'phone' | 'weight' | 'carrier';

/** `queued`: the carrier cancels it later, when nobody hands it in. `refused`: too late, or the carrier takes no cancellation. */
export type CancelOutcome = 'cancelled' | 'queued' | 'refused';

/** The carrier that makes labels and reports where parcels are. Every call may throw CarrierError; each may be repeated. */
export abstract class ParcelCarrier {
  /** Whether labels can be made. Otherwise staff types the tracking codes. */
  abstract readonly isConnected: boolean;
  /** Returns the label of the reference, made before or now. */
  abstract announce(parcel: ParcelToAnnounce): Promise<MadeLabel | { refusal: AnnounceRefusal }>;
  /** Null when the carrier says nothing that the shop knows. */
  abstract stateOf(shipmentId: string): Promise<ParcelState | null>;
  abstract cancel(shipmentId: string): Promise<CancelOutcome>;
  /** A PDF with one A6 page for each parcel, in this order. */
  abstract labels(parcelIds: readonly string[]): Promise<Buffer>;
  /** Reads a webhook. Null when its signature is wrong; without a parcel when it is about something else. */
  abstract readWebhook(body: Buffer, signature: string | undefined): { parcel: WebhookParcel | null } | null;
}

export interface WebhookParcel {
  parcelId: string;
  trackingCode: string;
}
