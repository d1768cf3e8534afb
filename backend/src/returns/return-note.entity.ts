import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** What people wrote about a return in their own words. Words may name somebody, so they stay out of the events. */
@Entity('return_notes')
export class ReturnNote {
  @PrimaryColumn('text')
  returnId: string;

  /** By whoever sends it back. */
  @Column('text', { nullable: true })
  note: string | null;

  /** Why staff rejected it, as the mail says. */
  @Column('text', { nullable: true })
  rejection: string | null;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
