import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ReplacementReason } from '../../../../contracts/orders/order-replacements.js';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** A free order, and the order that it replaces pieces of. */
@Protection('internal')
@Kept('Gratis vervangingen van bestellingen, zonder naam', 'Administratie (art. 52 AWR).', {
  kept: 'Bevat geen persoonsgegevens.',
})
@Entity('order_replacements')
@Index('order_replacements_of', ['replacedId'])
export class OrderReplacementsRow {
  @PrimaryColumn('text')
  orderId: string;

  @Column('text')
  orderNumber: string;

  @Column('text')
  replacedId: string;

  @Column('text')
  replacedNumber: string;

  @Column('text')
  reason: ReplacementReason;

  @Column('int')
  pieces: number;

  @Column('timestamptz')
  placedAt: string;
}
