import { createHmac } from 'node:crypto';
import { statuses, type Parcel, type Shipment } from './shipment.js';

export interface WebhookSwitches {
  /** How many more copies of each webhook are sent. */
  duplicate: number;
  /** Each is sent after this time. */
  delayMs: number;
  /** Each is sent after another random time of at most this, so that they overtake each other. */
  shuffleMs: number;
  /** The number of next webhooks that are not sent; -1: all. */
  drop: number;
  /** The number of next webhooks with a wrong signature. */
  forge: number;
}

export interface Delivery {
  parcel: number;
  code: string;
  /** Null when nothing listens. */
  status: number | null;
}

const wellBehaved: WebhookSwitches = { duplicate: 0, delayMs: 0, shuffleMs: 0, drop: 0, forge: 0 };
/** Sendcloud retries ten times, after 5 minutes first. The simulator is a thousand times faster. */
const retriesAfterMs = [300, 600, 1200, 2400, 3600, 3600, 3600, 3600, 3600, 3600];

/** The `Sendcloud-Signature` of a body: its HMAC-SHA256 in hexadecimal. */
export const signatureOf = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('hex');

/** Tells the shop each new status of a parcel. */
export class Webhooks {
  switches = { ...wellBehaved };
  deliveries: Delivery[] = [];
  private readonly timers = new Set<NodeJS.Timeout>();
  private running = 0;

  constructor(
    private readonly secret: string,
    public url: string | null,
  ) {}

  /** The number of webhooks that wait, run or will be retried. */
  get outstanding(): number {
    return this.timers.size + this.running;
  }

  announce(shipment: Shipment, parcel: Parcel): void {
    if (this.url === null || counts(this.switches, 'drop')) return;
    const body = JSON.stringify(payloadOf(shipment, parcel));
    for (let copy = 0; copy <= this.switches.duplicate; copy++)
      this.after(this.switches.delayMs + Math.random() * this.switches.shuffleMs, () =>
        this.send(body, { parcel: parcel.id, code: parcel.status.code }, 0),
      );
  }

  reset(): void {
    this.close();
    this.switches = { ...wellBehaved };
    this.deliveries = [];
  }

  close(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  private after(ms: number, act: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.running++;
      void act().finally(() => this.running--);
    }, ms);
    timer.unref();
    this.timers.add(timer);
  }

  private async send(body: string, about: Omit<Delivery, 'status'>, retries: number): Promise<void> {
    if (this.url === null) return;
    const secret = counts(this.switches, 'forge') ? `${this.secret}-forged` : this.secret;
    const headers = { 'content-type': 'application/json', 'sendcloud-signature': signatureOf(body, secret) };
    const status = await fetch(this.url, { method: 'POST', body, headers, signal: AbortSignal.timeout(10_000) })
      .then((response) => response.status)
      .catch(() => null);
    this.deliveries = [...this.deliveries.slice(-999), { ...about, status }];
    const wait = retriesAfterMs[retries];
    if ((status === null || status >= 300) && wait !== undefined)
      this.after(wait, () => this.send(body, about, retries + 1));
  }
}

/** The documented body of `parcel_status_changed`, which still has the shape of the API before v3. */
function payloadOf({ id, order_number, to_address, ship_with }: Shipment, parcel: Parcel): object {
  const { code, message } = parcel.status;
  const now = Date.now();
  return {
    action: 'parcel_status_changed',
    timestamp: now,
    carrier_status_change_timestamp: now,
    parcel: {
      id: parcel.id,
      name: to_address.name,
      address: to_address.address_line_1,
      city: to_address.city,
      postal_code: to_address.postal_code,
      email: to_address.email ?? '',
      tracking_number: parcel.tracking_number,
      weight: parcel.weight.value,
      status: { id: statuses[code]?.id ?? 1337, message },
      country: { iso_3: 'NLD', iso_2: 'NL', name: 'Netherlands' },
      shipment: { id: 8, name: ship_with.properties.shipping_option_code },
      order_number,
      shipment_uuid: id,
    },
  };
}

function counts(switches: WebhookSwitches, name: 'drop' | 'forge'): boolean {
  if (switches[name] === 0) return false;
  if (switches[name] > 0) switches[name]--;
  return true;
}
