import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';

/** A signed token that works once: its hash, until it expires. */
@Protection('secret')
@Entity('staff_used_tokens')
export class StaffUsedToken {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'staff_used_tokens_pk' })
  tokenHash: string;

  @Column('timestamptz')
  expiresAt: Date;
}
