import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** The money of one day, in cents including VAT. Revenue is `capturedCents - refundedCents`. */
@Protection('internal')
@Kept('Omzet per dag', 'Cijfers.', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('revenue_by_day')
export class RevenueByDayRow {
  /** A calendar day in Amsterdam, `YYYY-MM-DD`. */
  @PrimaryColumn('text')
  day: string;

  @Column('int')
  capturedCents: number;

  @Column('int')
  refundedCents: number;

  /** Orders paid on this day and not cancelled since. */
  @Column('int')
  orders: number;
}
