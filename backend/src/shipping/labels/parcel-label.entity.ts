import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Carrier } from '../../../../contracts/shipping/carriers.js';
import type { ParcelState } from '../../../../contracts/shipping/parcel-states.js';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';
import { WorkColumns } from '../../platform/work/work-columns.js';

/**
 * The label of one parcel. `claimed`: nobody else makes one for the order · `asked`: the carrier may have made it · `made` ·
 * `shipped`: the parcel left with it · `dropping`: the carrier has to cancel it · `dropped`.
 */
@Protection('internal')
@Kept('Labels van pakketten, zonder adres', 'Nagaan welk pakket met welk label verzonden is.', {
  kept: 'Bevat geen persoonsgegevens.',
})
@Entity('parcel_labels')
@Index('parcel_labels_one_at_once', ['orderId'], { unique: true, where: `stage in ('claimed', 'asked', 'made')` })
@Index('parcel_labels_by_carrier_parcel', ['carrierParcelId'])
@Index('parcel_labels_by_order', ['orderId'])
@Index('parcel_labels_newest', ['createdAt'], { where: `stage = 'shipped'` })
@Index('parcel_labels_due', ['dueAt'], { where: `stage in ('shipped', 'dropping')` })
export class ParcelLabel extends WorkColumns {
  /** The key of the label at the carrier, so that a repeated call makes no second one. */
  @PrimaryColumn('uuid')
  parcelId: string;

  @Column('text')
  orderId: string;

  @Column('text')
  orderNumber: string;

  /** To whom it is addressed. Null before it is asked for, and in labels from before it was stored. */
  @Column('text', { nullable: true })
  contactId: string | null;

  @Column('text', { default: 'claimed' })
  stage: 'claimed' | 'asked' | 'made' | 'shipped' | 'dropping' | 'dropped';

  /** The id of the carrier, as that of its parcel. */
  @Column('text', { nullable: true })
  shipmentId: string | null;

  @Column('text', { nullable: true })
  carrierParcelId: string | null;

  @Column('text', { nullable: true })
  carrier: Carrier | null;

  @Column('text', { nullable: true })
  trackingCode: string | null;

  /** The last report of the carrier. */
  @Column('text', { nullable: true })
  state: ParcelState | null;

  /** Waits for staff until `handledAt`. */
  @Column('text', { nullable: true })
  problem: ParcelState | 'cancel-refused' | null;

  @Column('timestamptz', { nullable: true })
  problemSince: Date | null;

  @Column('timestamptz', { nullable: true })
  handledAt: Date | null;

  @Column('int', { nullable: true })
  handledBy: number | null;

  /** When the carrier last said that something changed, and when the shop last read it there. */
  @Column('timestamptz', { nullable: true })
  reportedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  checkedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
