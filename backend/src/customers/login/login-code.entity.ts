import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a code proves the mailbox for. */
export const codePurposes = ['login', 'erasure'] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** A live code of a mailbox, one per browser: a new one of that browser replaces it. Worthless without the app secret. */
@Entity('login_codes')
@Index('login_codes_by_mailbox', ['purpose', 'email'])
export class LoginCode {
  /** Names this code in its mail's reference. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'login_codes_pk' })
  id: string;

  @Column('text')
  purpose: CodePurpose;

  /** The mailbox, see mailboxOf. */
  @Column('text')
  email: string;

  /** Of the cookie of the browser that asked: the code works there only. */
  @Index('login_codes_by_challenge', { unique: true })
  @Column('text')
  challengeHash: string;

  /** Asked from a browser in which this mailbox logged in before. */
  @Column('boolean', { default: false })
  fromKnownDevice: boolean;

  /** scrypt over the peppered code. */
  @Column('text')
  codeHash: string;

  /** The code as the mail needs it, encrypted for this row. */
  @Column('text')
  sealedCode: string;

  /** Counted before a guess is compared. */
  @Column('int', { default: 0 })
  evaluations: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Index()
  @Column('timestamptz')
  expiresAt: Date;
}
