import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { statusOf, type Address, type ApiError, type Parcel, type Shipment } from './shipment.js';

type Response = { status: number; body: object };
type Body = Record<string, unknown>;

const requiredOfAddress = ['name', 'address_line_1', 'postal_code', 'city', 'country_code'];
const cancellable = ['READY_TO_SEND', 'ANNOUNCEMENT_FAILED'];

export interface Behaviour {
  /** `queued`: responds with 202, as for carriers that watch the shipment first. `refused`: with 409. */
  cancellation: 'done' | 'queued' | 'refused';
  /** A postcode for which the carrier refuses the announcement. */
  failingPostalCode: string;
}

/** The shipments of one account. Each changes through a call of the API or through the control. */
export class Shipments {
  readonly behaviour: Behaviour = { cancellation: 'done', failingPostalCode: '9999 ZZ' };
  onStatus: (shipment: Shipment, parcel: Parcel) => void = () => undefined;
  private readonly all = new Map<string, Shipment>();
  private lastParcel = 383_707_000;

  constructor(
    private readonly stateFile: string | null,
    private readonly baseUrl: () => string,
  ) {
    if (!stateFile || !existsSync(stateFile)) return;
    for (const shipment of JSON.parse(readFileSync(stateFile, 'utf8')) as Shipment[]) {
      this.all.set(shipment.id, shipment);
      for (const { id } of shipment.parcels) this.lastParcel = Math.max(this.lastParcel, id);
    }
  }

  list(): readonly Shipment[] {
    return [...this.all.values()];
  }

  parcel(id: number): { shipment: Shipment; parcel: Parcel } | null {
    for (const shipment of this.all.values())
      for (const parcel of shipment.parcels) if (parcel.id === id) return { shipment, parcel };
    return null;
  }

  /** `POST /shipments/announce`: 201, 409 with the shipment of the same reference, or 400. */
  announce(body: Body): Response {
    const errors = problemsOf(body);
    if (errors.length > 0) return { status: 400, body: { errors } };
    const reference = (body['external_reference_id'] as string | undefined) ?? null;
    const former = reference === null ? undefined : this.list().find((one) => one.external_reference_id === reference);
    if (former) return { status: 409, body: { data: former } };
    const to = body['to_address'] as Address;
    const shipWith = body['ship_with'] as Shipment['ship_with'];
    const fails = to.postal_code.replace(' ', '') === this.behaviour.failingPostalCode.replace(' ', '');
    const code = shipWith.properties.shipping_option_code.split(':')[0]!;
    const shipment: Shipment = {
      id: randomUUID(),
      external_reference_id: reference,
      order_number: (body['order_number'] as string | undefined) ?? null,
      to_address: to,
      from_address: body['from_address'] as Address,
      ship_with: shipWith,
      carrier: { code, name: code.toUpperCase() },
      parcels: (body['parcels'] as Parcel[]).map(({ weight }) => this.newParcel(weight, fails, code, to)),
      errors: fails
        ? [{ status: '500', code: 'parcel_announcement_error', detail: 'The postal code is unknown to the carrier.' }]
        : [],
    };
    this.all.set(shipment.id, shipment);
    this.save();
    return { status: fails ? 200 : 201, body: { data: shipment } };
  }

  find(id: string): Response {
    const shipment = this.all.get(id);
    return shipment ? { status: 200, body: { data: shipment } } : notFound();
  }

  /** `POST /shipments/{id}/cancel`: 200, 202 or 409. */
  cancel(id: string): Response {
    const shipment = this.all.get(id);
    if (!shipment) return notFound();
    const [parcel] = shipment.parcels;
    if (this.behaviour.cancellation === 'refused' || !cancellable.includes(parcel!.status.code))
      return { status: 409, body: { errors: [{ status: '409', code: 'invalid', detail: 'It cannot be cancelled.' }] } };
    const queued = this.behaviour.cancellation === 'queued';
    for (const one of shipment.parcels) this.move(one.id, queued ? 'CANCELLATION_REQUESTED' : 'CANCELLED');
    const message = queued ? 'Shipment cancellation has been queued' : 'Shipment has been cancelled';
    return { status: queued ? 202 : 200, body: { data: { status: queued ? 'queued' : 'cancelled', message } } };
  }

  /** Gives a parcel another status, as the carrier does. Returns false for an unknown parcel. */
  move(parcelId: number, code: string): boolean {
    const found = this.parcel(parcelId);
    if (!found) return false;
    found.parcel.status = statusOf(code);
    this.save();
    this.onStatus(found.shipment, found.parcel);
    return true;
  }

  reset(): void {
    this.all.clear();
    Object.assign(this.behaviour, { cancellation: 'done', failingPostalCode: '9999 ZZ' });
    this.save();
  }

  private newParcel(weight: Parcel['weight'], fails: boolean, carrier: string, to: Address): Parcel {
    const id = ++this.lastParcel;
    const number = fails ? '' : `3SGUM${id}`;
    const link = `${this.baseUrl()}/api/v3/parcels/${id}/documents/label`;
    const postcode = encodeURIComponent(to.postal_code);
    return {
      id,
      weight,
      status: statusOf(fails ? 'ANNOUNCEMENT_FAILED' : 'READY_TO_SEND'),
      tracking_number: number,
      tracking_url: fails
        ? null
        : `https://tracking.eu-central-1-0.sendcloud.sc/forward?carrier=${carrier}&code=${number}&verification=${postcode}`,
      documents: fails ? [] : [{ type: 'label', size: 'a6', link }],
      announced_at: fails ? null : new Date().toISOString(),
    };
  }

  private save(): void {
    if (!this.stateFile) return;
    writeFileSync(`${this.stateFile}.new`, JSON.stringify(this.list()), { mode: 0o600 });
    renameSync(`${this.stateFile}.new`, this.stateFile);
  }
}

function problemsOf(body: Body): ApiError[] {
  const problems = [...problemsOfAddress(body, 'to_address'), ...problemsOfAddress(body, 'from_address')];
  const parcels = body['parcels'];
  if (!Array.isArray(parcels) || parcels.length < 1 || parcels.length > 15) problems.push(required('/parcels'));
  const code = (body['ship_with'] as Partial<Shipment['ship_with']> | undefined)?.properties?.shipping_option_code;
  if (!code) problems.push(required('/ship_with/properties/shipping_option_code'));
  return problems;
}

function problemsOfAddress(body: Body, name: string): ApiError[] {
  const address = body[name] as Record<string, unknown> | undefined;
  if (!address) return [required(`/${name}`)];
  if (name === 'from_address' && address['sender_address_id']) return [];
  return requiredOfAddress.filter((field) => !address[field]).map((field) => required(`/${name}/${field}`));
}

const required = (pointer: string): ApiError => ({
  ...{ status: '400', code: 'required', detail: 'This field is required.' },
  source: { pointer },
});

export const notFound = (): Response => ({
  status: 404,
  body: { errors: [{ status: '404', code: 'not_found', detail: 'Not found' }] },
});
