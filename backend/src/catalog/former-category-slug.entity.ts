import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Category } from './category.entity.js';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';

/** A slug that a category used before. The row names the last category that used it. */
@Protection('public')
@Kept('Oude adressen van categorieën', 'Oude links blijven werken.', { kept: 'Bevat geen persoonsgegevens.' })
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
