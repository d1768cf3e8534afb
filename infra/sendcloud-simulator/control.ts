import type { Outages, Outage } from './outages.js';
import type { Parcel, Shipment } from './shipment.js';
import type { Behaviour, Shipments } from './shipments.js';
import type { Delivery, Webhooks, WebhookSwitches } from './webhooks.js';

/** What a test, or `/__control`, does to the simulator. */
export class Control {
  constructor(
    private readonly all: Shipments,
    private readonly webhooks: Webhooks,
    private readonly outages: Outages,
  ) {}

  shipments(): readonly Shipment[] {
    return this.all.list();
  }

  /** The parcels of an order that can still be sent or are under way. */
  liveParcels(orderNumber: string): Parcel[] {
    return this.all
      .list()
      .filter((one) => one.order_number === orderNumber)
      .flatMap(({ parcels }) => parcels)
      .filter(({ status }) => !/^CANCEL|^ANNOUNCEMENT_FAILED$/.test(status.code));
  }

  /** Gives a parcel another status and sends the webhook. Returns false for an unknown parcel. */
  move(parcelId: number, code: string): boolean {
    return this.all.move(parcelId, code);
  }

  behave(change: Partial<Behaviour>): void {
    Object.assign(this.all.behaviour, change);
  }

  switchWebhooks(change: Partial<WebhookSwitches>): void {
    Object.assign(this.webhooks.switches, change);
  }

  setWebhookUrl(url: string | null): void {
    this.webhooks.url = url;
  }

  deliveries(): readonly Delivery[] {
    return this.webhooks.deliveries;
  }

  /** Resolves once no webhook waits. */
  async webhooksSettled(): Promise<void> {
    while (this.webhooks.outstanding > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  planOutage(outage: Outage): void {
    this.outages.plan(outage);
  }

  clearOutages(): void {
    this.outages.clear();
  }

  reset(): void {
    this.all.reset();
    this.webhooks.reset();
    this.outages.clear();
  }
}
