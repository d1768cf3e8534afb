import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { OrderContacts } from '../../customers/order-contacts.js';
import { ShipParcel } from '../../orders/commands/ship-parcel.js';
import { orderDecider } from '../../orders/order.decider.js';
import type { PlacedOrderState } from '../../orders/order.js';
import type { Pieces, Tracking } from '../../orders/order.events.js';
import { OrderReader } from '../../orders/order-reader.query.js';
import { ParcelCarrier, type MadeLabel } from '../../platform/carriers/parcel-carrier.port.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { decide, type CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { DurableWork } from '../../platform/work/durable-work.js';
import { KnownCompany } from '../../settings/known-company.js';
import { followWork } from './follow-label.work.js';
import type { ParcelLabel } from './parcel-label.entity.js';
import { ParcelLabels } from './parcel-labels.js';
import { gramsOf } from './parcel-weight.js';

export interface ParcelToShip {
  parcelId: string;
  orderId: string;
  pieces: readonly Pieces[];
}

interface Labelled {
  /** To whom the label is addressed. */
  labelContactId: string;
  tracking: Tracking;
}

/**
 * Makes the label of a parcel and ships the parcel with its tracking. Every step may be repeated: the claim keeps colleagues away,
 * the parcel's id is its key at the carrier, and the order ships a parcel once.
 */
@Injectable()
export class LabelMaker {
  constructor(
    private readonly labels: ParcelLabels,
    private readonly carrier: ParcelCarrier,
    private readonly orders: OrderReader,
    private readonly contacts: OrderContacts,
    private readonly company: KnownCompany,
    private readonly commands: CommandBus,
    private readonly work: DurableWork,
  ) {}

  /** Throws DomainError for what the rules or the carrier refuse, and CarrierError when the call should be repeated. */
  async ship(parcel: ParcelToShip, context: CommandContext): Promise<Tracking> {
    const { parcelId, orderId } = parcel;
    const order = await this.orders.find(orderId);
    if (!order) throw new DomainError('order-not-found');
    const label = await this.labels.claim(parcelId, { orderId, orderNumber: order.orderNumber });
    if (!label) throw new DomainError('label-in-progress');
    if (label.stage === 'shipped') return trackingOf(label);
    try {
      const { labelContactId, tracking } = await this.labelled(parcel, label, context);
      await this.commands.execute(new ShipParcel({ ...parcel, ...tracking, labelContactId }, context));
      await this.labels.shipped(parcelId);
      return tracking;
    } catch (error) {
      if (error instanceof DomainError) await this.drop(parcelId);
      throw error;
    }
  }

  /** Checks after the claim that the parcel can leave, because a colleague may have shipped it or changed its address. */
  private async labelled(parcel: ParcelToShip, label: ParcelLabel, context: CommandContext): Promise<Labelled> {
    if (label.stage !== 'claimed' && label.stage !== 'asked' && label.stage !== 'made')
      throw new DomainError('label-in-progress');
    const order = (await this.orders.find(parcel.orderId))!;
    const labelContactId = label.contactId ?? order.contactId;
    const unlabelled = { ...parcel, carrier: null, trackingCode: null, labelContactId };
    decide(orderDecider, new ShipParcel(unlabelled, context), order);
    if (label.stage === 'made') return { labelContactId, tracking: trackingOf(label) };
    const made = await this.announced(parcel, order);
    await this.labels.made(parcel.parcelId, made);
    return { labelContactId, tracking: trackingOf(made) };
  }

  private async announced({ parcelId, pieces }: ParcelToShip, order: PlacedOrderState): Promise<MadeLabel> {
    const to = await this.contacts.find(order.contactId);
    if (!to) throw new DomainError('customer-erased');
    const from = await this.company.find();
    await this.labels.asked(parcelId, order.contactId);
    const result = await this.carrier.announce({
      reference: parcelId,
      orderNumber: order.orderNumber,
      grams: gramsOf(order.lines, pieces),
      from,
      to,
    });
    if (!('refusal' in result)) return result;
    await this.labels.refused(parcelId);
    throw new DomainError('label-refused', { reason: result.refusal });
  }

  private async drop(parcelId: string): Promise<void> {
    await this.labels.drop(parcelId);
    await this.work.enqueue(followWork, parcelId);
  }
}

const trackingOf = ({ carrier, trackingCode }: Pick<ParcelLabel, 'carrier' | 'trackingCode'>): Tracking => ({
  carrier,
  trackingCode,
});
