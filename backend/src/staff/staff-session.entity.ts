import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import type { ProvenBy } from '../platform/auth/proof.js';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';

/** Expires after thirty idle minutes or twelve hours. Stores only a hash of the token. */
@Protection('secret')
@Kept('Waar een medewerker is ingelogd', 'Ingelogd blijven en misbruik herkennen.', {
  until: 'Tot de medewerker uitlogt of de sessie verloopt.',
})
@Entity('staff_sessions')
export class StaffSession {
  @PrimaryColumn('text')
  tokenHash: string;

  /** For lists of sessions, which must not have the hash. */
  @Index('staff_sessions_by_id', { unique: true })
  @Column('text', { default: () => '(gen_random_uuid())' })
  id: string;

  @Index()
  @Column('int')
  staffMemberId: number;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  lastSeenAt: Date;

  /** The result of `browserName`. */
  @Column('text', { nullable: true })
  browser: string | null;

  /** The result of `addressPrefix`. Null for sessions of an earlier version. */
  @Column('text', { nullable: true })
  network: string | null;

  /** Null in sessions of the former version: by password, at its start. */
  @Column('text', { nullable: true })
  provenBy: ProvenBy | null;

  @Column('timestamptz', { nullable: true })
  provenAt: Date | null;
}
