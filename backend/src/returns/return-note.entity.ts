import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** Free text about a return. It may contain personal data, so events do not hold it. */
@Entity('return_notes')
export class ReturnNote {
  @PrimaryColumn('text')
  returnId: string;

  /** By the sender. */
  @Column('text', { nullable: true })
  note: string | null;

  /** The reason of staff, as the mail shows it. */
  @Column('text', { nullable: true })
  rejection: string | null;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
