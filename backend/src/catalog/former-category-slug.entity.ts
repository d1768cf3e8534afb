import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Category } from './category.entity.js';
import { Protection } from '../platform/database/protection.js';

/** A slug that a category used before. The row names the last category that used it. */
@Protection('public')
@Entity('former_category_slugs')
export class FormerCategorySlug {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'former_category_slugs_pk' })
  slug: string;

  @Column('int')
  categoryId: number;

  @ManyToOne(() => Category)
  @JoinColumn({ name: 'category_id', foreignKeyConstraintName: 'former_category_slugs_category' })
  category: Relation<Category>;
}
