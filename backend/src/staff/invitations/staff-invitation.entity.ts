import { IsNotEmpty } from 'class-validator';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** The one link with which a member of staff chooses a password. A newer link replaces it. */
@Protection('secret')
@Kept('Uitnodigingen van medewerkers', 'Een eerste wachtwoord kiezen.', {
  until: 'Tot de link gebruikt is of verloopt.',
})
@Entity('staff_invitations')
export class StaffInvitation {
  @PrimaryColumn('int', { primaryKeyConstraintName: 'staff_invitations_pk' })
  staffMemberId: number;

  @Index('staff_invitations_by_id', { unique: true })
  @Column('uuid')
  id: string;

  @IsNotEmpty()
  @Index('staff_invitations_by_token', { unique: true })
  @Column('text')
  tokenHash: string;

  /** For the mail, readable with APP_SECRET only. */
  @IsNotEmpty()
  @Column('text')
  sealedToken: string;

  @Column('timestamptz')
  expiresAt: Date;

  /** Whether the outbox of mails holds its mail. */
  @Column('boolean', { default: false })
  isMailed: boolean;
}
