import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';

/** How long an order of a product takes at its supplier, when staff entered it. */
@Protection('internal')
@Kept('Levertijden van leveranciers', 'Op tijd bijbestellen.', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('lead_times')
export class LeadTimeRow {
  @PrimaryColumn('int')
  productId: number;

  @Column('int')
  days: number;
}
