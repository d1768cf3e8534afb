import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** A printed document. A cache: printing again gives the same document. It waits to be printed while it has no content. */
@Protection('personal')
@Kept('Afgedrukte facturen', 'Een kopie om snel te tonen; ze worden opnieuw gemaakt als iemand erom vraagt.', {
  after: 'created_at',
  days: 30,
  sweptBy: 'invoicing/sweep-invoices',
})
@Entity('invoice_files')
export class InvoiceFile {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index('invoice_files_by_number', { unique: true })
  @Column('text')
  number: string;

  @Column('bytea', { nullable: true, select: false })
  content: Buffer | null;

  /** Fences a worker whose lease expired. */
  @Column('int', { default: 0 })
  attempts: number;

  @Column('text', { nullable: true })
  lastError: string | null;

  /** When it may be printed, or when the current lease ends. */
  @Index('invoice_files_due', { synchronize: false }) // created by a migration
  @Column('timestamptz', { default: () => 'now()' })
  dueAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
