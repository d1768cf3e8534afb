import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

@Protection('secret')
@Kept('Passkeys van medewerkers', 'Veilig inloggen.', { until: 'Tot de medewerker de passkey verwijdert.' })
@Entity('staff_passkeys')
export class StaffPasskey {
  /** base64url, as is the public key. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'staff_passkeys_pk' })
  credentialId: string;

  @Index('staff_passkeys_by_member')
  @Column('int')
  staffMemberId: number;

  @Column('text')
  name: string;

  @Column('text')
  publicKey: string;

  /** Zero for passkeys that do not count. */
  @Column('bigint', { transformer: { from: Number, to: String } })
  counter: number;

  /** Separated by commas. */
  @Column('text')
  transports: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;
}
