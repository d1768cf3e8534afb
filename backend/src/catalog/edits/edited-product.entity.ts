import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ProductEditValues } from '../../../../contracts/admin/product-edits.js';
import type { ProductPatch } from '../../../../contracts/admin/products.js';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** What an edit changes of a product. Only an import changes the name, the badge, numbers and the cost price. */
export type EditedValues = ProductEditValues &
  Pick<ProductPatch, 'name' | 'badge' | 'sku' | 'ean'> & { costCents?: number | null };

/** What a line that creates a product needs beside its values. */
export interface NewProduct {
  slug: string;
  stock: number | null;
}

/** One product of an edit, with what came of it. */
@Protection('internal')
@Kept('Producten van een bewerking', 'Nagaan wie wat wanneer wijzigde.', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('product_edit_lines')
export class EditedProduct {
  @PrimaryColumn('uuid')
  editId: string;

  @PrimaryColumn('int')
  place: number;

  /** Null for a product that the edit creates, until it exists. */
  @Column('int', { nullable: true })
  productId: number | null;

  @Column('text')
  name: string;

  /** Null unless the edit creates the product. */
  @Column('jsonb', { nullable: true })
  created: NewProduct | null;

  /** The values that staff saw. */
  @Column('jsonb')
  before: EditedValues;

  @Column('jsonb')
  after: EditedValues;

  @Column('boolean', { default: false })
  isDone: boolean;

  /** The Dutch reason of a refusal. */
  @Column('text', { nullable: true })
  refusal: string | null;
}
