import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

export const codePurposes = ['login', 'erasure'] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** A live code of a mailbox, one per browser. Cannot be decrypted or checked without the app secret. */
@Protection('secret')
@Kept('Inlogcodes', 'Inloggen.', { until: 'Tot de code gebruikt is of na een kwartier vervalt.' })
@Entity('login_codes')
@Index('login_codes_by_mailbox', ['purpose', 'email'])
export class LoginCode {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'login_codes_pk' })
  id: string;

  @Column('text')
  purpose: CodePurpose;

  @Column('text')
  email: string;

  /** Hash of the browser's challenge cookie; the code is valid only there. */
  @Index('login_codes_by_challenge', { unique: true })
  @Column('text')
  challengeHash: string;

  @Column('boolean', { default: false })
  fromKnownDevice: boolean;

  @Column('text')
  codeHash: string;

  /** The code for the mail, encrypted with the row's id. */
  @Column('text')
  sealedCode: string;

  @Column('int', { default: 0 })
  evaluations: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Index()
  @Column('timestamptz')
  expiresAt: Date;
}
