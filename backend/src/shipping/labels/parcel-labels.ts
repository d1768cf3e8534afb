import { Injectable } from '@nestjs/common';
import { DataSource, In, type UpdateResult } from 'typeorm';
import { z } from 'zod';
import { MadeLabelSchema, type MadeLabel as ListedLabel } from '../../../../contracts/shipping/labels.js';
import type { MadeLabel } from '../../platform/carriers/parcel-carrier.port.js';
import { countOf, entitiesWhere, rowsOf } from '../../platform/database/rows.js';
import { iso } from '../../platform/http/listing/listing.js';
import { ParcelLabel } from './parcel-label.entity.js';

const claimed = `
  insert into parcel_labels (parcel_id, order_id, order_number) values ($1, $2, $3) on conflict do nothing`;

/** A label whose parcel did not leave. Nothing is at the carrier of one that was only claimed. */
const dropped = `
  update parcel_labels set stage = case when stage = 'claimed' then 'dropped' else 'dropping' end, due_at = now()
  where parcel_id = $1 and stage in ('claimed', 'asked', 'made') returning 1`;
const takenBack = `
  update parcel_labels set stage = 'dropping', due_at = now()
  where stage = 'shipped' and parcel_id::text = any($1) returning parcel_id as id`;
const listed = `
  select parcel_id as "parcelId", order_id as "orderId", order_number as "orderNumber", carrier,
    tracking_code as "trackingCode", ${iso('created_at')} as "madeAt"
  from parcel_labels where stage = 'shipped'`;
const newestFirst = 'order by created_at desc, parcel_id limit 500';

/** The stages of labels. Each change is one statement. */
@Injectable()
export class ParcelLabels {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the label of this parcel; null while another parcel of the order has one that has not left. */
  async claim(parcelId: string, order: { orderId: string; orderNumber: string }): Promise<ParcelLabel | null> {
    await this.dataSource.query(claimed, [parcelId, order.orderId, order.orderNumber]);
    return this.labels.findOneBy({ parcelId });
  }

  /** From here on the carrier may have made a label for this contact. */
  asked(parcelId: string, contactId: string): Promise<UpdateResult> {
    return this.labels.update({ parcelId, stage: 'claimed' }, { stage: 'asked', contactId });
  }

  made(parcelId: string, { shipmentId, parcelId: carrierParcelId, carrier, trackingCode }: MadeLabel) {
    const label = { stage: 'made' as const, shipmentId, carrierParcelId, carrier, trackingCode };
    return this.labels.update({ parcelId, stage: 'asked' }, label);
  }

  shipped(parcelId: string): Promise<UpdateResult> {
    return this.labels.update({ parcelId, stage: 'made' }, { stage: 'shipped', dueAt: new Date() });
  }

  /** The carrier refused it, so that there is nothing to cancel. */
  refused(parcelId: string): Promise<UpdateResult> {
    return this.labels.update({ parcelId, stage: 'asked' }, { stage: 'dropped' });
  }

  async drop(parcelId: string): Promise<void> {
    await countOf(this.dataSource, dropped, [parcelId]);
  }

  /** Drops the labels of parcels that staff took back. Returns the parcels that had one. */
  async dropShipped(parcelIds: readonly string[]): Promise<string[]> {
    const rows = await rowsOf(this.dataSource, z.object({ id: z.string() }), takenBack, [parcelIds]);
    return rows.map(({ id }) => id);
  }

  /** The labels of these parcels that were made, in this order. */
  printable(parcelIds: readonly string[]): Promise<ParcelLabel[]> {
    const where = `parcel_id = any($1::uuid[]) and stage in ('made', 'shipped') order by array_position($1::uuid[], parcel_id)`;
    return entitiesWhere(this.dataSource, ParcelLabel, where, [parcelIds]);
  }

  /** Returns the labels that parcels left with, newest first, at most 500. */
  newest(): Promise<ListedLabel[]> {
    return rowsOf(this.dataSource, MadeLabelSchema, `${listed} ${newestFirst}`);
  }

  /** Returns those of one order. */
  ofOrder(orderId: string): Promise<ListedLabel[]> {
    return rowsOf(this.dataSource, MadeLabelSchema, `${listed} and order_id = $1 ${newestFirst}`, [orderId]);
  }

  /** Notes that the carrier has news of this parcel. Returns the parcels to look at. */
  async report(carrierParcelId: string, trackingCode: string): Promise<string[]> {
    const known = await this.labels.findBy([{ carrierParcelId }, ...(trackingCode ? [{ trackingCode }] : [])]);
    const parcelIds = known.map(({ parcelId }) => parcelId);
    if (parcelIds.length > 0)
      await this.labels.update(
        { parcelId: In(parcelIds) },
        { reportedAt: () => 'clock_timestamp()', dueAt: () => 'now()' },
      );
    return parcelIds;
  }

  private get labels() {
    return this.dataSource.getRepository(ParcelLabel);
  }
}
