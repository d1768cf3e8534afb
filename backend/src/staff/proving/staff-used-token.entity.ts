import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** A signed token that works once: its hash, until it expires. */
@Protection('secret')
@Kept('Gebruikte codes van medewerkers', 'Een code werkt één keer.', { until: 'Vervalt na enkele minuten.' })
@Entity('staff_used_tokens')
export class StaffUsedToken {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'staff_used_tokens_pk' })
  tokenHash: string;

  @Column('timestamptz')
  expiresAt: Date;
}
