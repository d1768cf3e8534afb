import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

@Protection('personal')
@Kept('Verstuurde mails', 'Bewijs van wat een klant te horen kreeg.', { after: 'sent_at', months: 24 })
@Entity('kept_mails')
export class StoredMail {
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
