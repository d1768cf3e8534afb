import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A mail that the demo kept instead of sending it. The only table in which a rendered mail with its recipient stands. */
@Entity('kept_mails')
export class KeptMail {
  @PrimaryColumn('uuid')
  id: string;

  @Index({ unique: true })
  @Column('uuid')
  mailId: string;

  @Column('text')
  to: string;

  @Column('text')
  subject: string;

  @Column('text')
  text: string;

  @Column('text')
  html: string;

  @Index()
  @CreateDateColumn({ type: 'timestamptz' })
  sentAt: Date;
}
