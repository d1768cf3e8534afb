import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import type { ProvenBy } from '../platform/auth/proof.js';

/** Expires after thirty idle minutes or twelve hours. Stores only a hash of the token. */
@Entity('staff_sessions')
export class StaffSession {
  @PrimaryColumn('text')
  tokenHash: string;

  @Index()
  @Column('int')
  staffMemberId: number;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  lastSeenAt: Date;

  /** Null in sessions of the former version: by password, at its start. */
  @Column('text', { nullable: true })
  provenBy: ProvenBy | null;

  @Column('timestamptz', { nullable: true })
  provenAt: Date | null;
}
