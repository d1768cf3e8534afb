import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ParcelState } from '../../../../../contracts/shipping/parcel-states.js';
import type { AppConfig } from '../../config/app-config.js';
import { CarrierError } from '../../errors/carrier-error.js';
import {
  ParcelCarrier,
  type AnnounceRefusal,
  type CancelOutcome,
  type MadeLabel,
  type ParcelToAnnounce,
  type PostalPlace,
  type WebhookParcel,
} from '../parcel-carrier.port.js';
import { jsonOf, SendcloudApi } from './sendcloud-api.js';
import { labelOf, parcelOfWebhook, readShipment, refusalOf } from './sendcloud-responses.js';
import { stateOfStatus } from './sendcloud-states.js';

/** The shipments API of Sendcloud, v3. One shipment has one parcel. */
export class SendcloudCarrier extends ParcelCarrier {
  readonly isConnected = true;
  private readonly api: SendcloudApi;

  constructor(private readonly config: NonNullable<AppConfig['sendcloud']>) {
    super();
    this.api = new SendcloudApi(config);
  }

  /** Sendcloud responds with 409 and the shipment when the reference has one, so that a repeat returns the same label. */
  async announce(parcel: ParcelToAnnounce): Promise<MadeLabel | { refusal: AnnounceRefusal }> {
    const { reference, orderNumber, grams, from, to } = parcel;
    const response = await this.api.call('POST', '/shipments/announce', {
      external_reference_id: reference,
      order_number: orderNumber,
      from_address: addressOf(from),
      to_address: { ...addressOf(to), ...(to.phone && { phone_number: to.phone }) },
      ship_with: {
        type: 'shipping_option_code',
        properties: { shipping_option_code: this.config.shippingOption },
      },
      parcels: [{ weight: { value: (grams / 1000).toFixed(3), unit: 'kg' } }],
      label_details: { mime_type: 'application/pdf', dpi: 72 },
    });
    const body = jsonOf(response);
    if ([200, 201, 409].includes(response.status)) return labelOf(readShipment(body));
    if (response.status === 400) return { refusal: refusalOf((body as { errors?: unknown }).errors) };
    throw new CarrierError(`Sendcloud responded with ${response.status}`);
  }

  async stateOf(shipmentId: string): Promise<ParcelState | null> {
    const response = await this.api.call('GET', `/shipments/${encodeURIComponent(shipmentId)}`);
    if (response.status === 404) return null;
    return stateOfStatus(readShipment(jsonOf(response)).parcels[0]!.status.code);
  }

  async cancel(shipmentId: string): Promise<CancelOutcome> {
    const { status } = await this.api.call('POST', `/shipments/${encodeURIComponent(shipmentId)}/cancel`);
    if (status === 202) return 'queued';
    if (status === 200 || status === 404) return 'cancelled';
    return (await this.isCancelled(shipmentId)) ? 'cancelled' : 'refused';
  }

  async labels(parcelIds: readonly string[]): Promise<Buffer> {
    const { mergedPdf, mostLabelsOfCall } = await import('./merged-labels.js');
    const files: Buffer[] = [];
    for (let from = 0; from < parcelIds.length; from += mostLabelsOfCall) {
      const query = new URLSearchParams({ paper_size: 'A6' });
      for (const id of parcelIds.slice(from, from + mostLabelsOfCall)) query.append('parcels', id);
      const { status, body } = await this.api.call('GET', `/parcel-documents/label?${query.toString()}`);
      if (status !== 200) throw new CarrierError(`Sendcloud responded with ${status} to a request for labels`);
      files.push(body);
    }
    return mergedPdf(files);
  }

  readWebhook(body: Buffer, signature: string | undefined): { parcel: WebhookParcel | null } | null {
    const expected = createHmac('sha256', this.config.webhookSecret).update(body).digest();
    const given = Buffer.from(signature ?? '', 'hex');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    try {
      return { parcel: parcelOfWebhook(JSON.parse(body.toString('utf8'))) };
    } catch {
      return { parcel: null };
    }
  }

  /** A repeated cancellation is refused, because the first one was done. */
  private async isCancelled(shipmentId: string): Promise<boolean> {
    const response = await this.api.call('GET', `/shipments/${encodeURIComponent(shipmentId)}`);
    return readShipment(jsonOf(response)).parcels[0]!.status.code.startsWith('CANCEL');
  }
}

/** Sendcloud reads the house number from the first line when no other field has it. */
function addressOf({ name, address, postalCode, city }: PostalPlace) {
  return { name, address_line_1: address, postal_code: postalCode, city, country_code: 'NL' };
}
