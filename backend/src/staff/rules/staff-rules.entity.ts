import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** One row. */
@Protection('internal')
@Kept('Regels voor medewerkers', 'Beveiliging.', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('staff_rules')
export class StaffRulesRow {
  @PrimaryColumn('int', { default: 1, primaryKeyConstraintName: 'staff_rules_pk' })
  id: number;

  @Column('boolean', { default: false })
  isFactorRequired: boolean;

  @Column('int', { default: 10000 })
  refundProofFromCents: number;

  /** From then on logins renew former hashes: no process of the former version runs any more. */
  @Column('timestamptz')
  renewsHashesFrom: Date;

  @VersionColumn({ default: 1 })
  version: number;
}
