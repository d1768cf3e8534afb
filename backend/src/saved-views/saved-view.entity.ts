import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ViewedList, ViewSetting } from '../../../contracts/admin/saved-views.js';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';

/** A name for the filter, the order and the columns of a list. Holds no search: that may be a name. */
@Protection('internal')
@Kept('Opgeslagen weergaven van lijsten', 'Medewerkers vinden hun werk terug.', {
  kept: 'Bevat geen persoonsgegevens van klanten.',
})
@Entity('saved_views')
export class SavedView {
  /** Drawn by the back office. */
  @PrimaryColumn('uuid')
  id: string;

  @Index('saved_views_by_list')
  @Column('text')
  list: ViewedList;

  @Column('int')
  ownerId: number;

  @Column('text')
  name: string;

  @Column('boolean')
  isShared: boolean;

  @Column('jsonb')
  settings: Partial<Record<ViewSetting, string>>;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
