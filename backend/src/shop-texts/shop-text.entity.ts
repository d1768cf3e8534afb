import { IsIn, Min } from 'class-validator';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Block } from '../../../contracts/law/legal-pages.js';
import { shopTextNames, type ShopTextName } from '../../../contracts/shop-texts/names.js';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';

/** A published version of a text of the storefront. A trigger refuses every change, so that undo finds what was published. */
@Protection('public')
@Kept('Versies van de teksten van de winkel', 'Om een eerdere tekst terug te zetten.', {
  kept: 'Bevat geen persoonsgegevens.',
})
@Entity('shop_texts')
export class ShopTextRow {
  @IsIn(shopTextNames)
  @PrimaryColumn('text')
  name: ShopTextName;

  @Min(1)
  @PrimaryColumn('int')
  version: number;

  @Column('jsonb')
  blocks: Block[];

  @Column('timestamptz')
  publishedAt: Date;

  /** The member of staff; null for the texts that the shop began with. */
  @Column('int', { nullable: true })
  publishedBy: number | null;
}
