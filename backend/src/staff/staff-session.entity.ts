import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

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
}
