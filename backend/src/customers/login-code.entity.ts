import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a code proves the mailbox for. */
export type CodePurpose = 'login' | 'erasure';

/** The one live code of a mailbox: a new one takes its row, a used one deletes it. Worthless without the app secret. */
@Entity('login_codes')
export class LoginCode {
  @PrimaryColumn('text')
  purpose: CodePurpose;

  /** The mailbox, see mailboxOf. */
  @PrimaryColumn('text')
  email: string;

  /** Names this code in its mail's reference. */
  @Index({ unique: true })
  @Column('uuid')
  id: string;

  /** Of the cookie of the browser that asked: the code works there only. */
  @Column('text')
  challengeHash: string;

  /** scrypt over the peppered code. */
  @Column('text')
  codeHash: string;

  /** The code as the mail needs it, encrypted for this row. */
  @Column('text')
  sealedCode: string;

  /** Counted before a guess is looked at. */
  @Column('int', { default: 0 })
  evaluations: number;

  @Index()
  @Column('timestamptz')
  expiresAt: Date;
}
