import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A login of staff: half an hour idle, twelve hours in all. Only a hash of the token is kept. */
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
