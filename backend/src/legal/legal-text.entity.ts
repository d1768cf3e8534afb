import { IsIn, IsNotEmpty, Min } from 'class-validator';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Block } from '../../../contracts/law/legal-pages.js';
import { legalPageNames, type LegalPageName } from '../../../contracts/law/legal-page-names.js';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';

/** A published version of a legal text. A trigger refuses every change: orders refer to versions. */
@Protection('public')
@Kept('Versies van voorwaarden en andere teksten', 'Bewijs van wat een klant afsprak.', {
  kept: 'Bevat geen persoonsgegevens.',
})
@Entity('legal_texts')
export class LegalText {
  @IsIn(legalPageNames)
  @PrimaryColumn('text')
  name: LegalPageName;

  @Min(1)
  @PrimaryColumn('int')
  version: number;

  @IsNotEmpty()
  @Column('text')
  title: string;

  @Column('jsonb')
  blocks: Block[];

  @Column('timestamptz')
  publishedAt: Date;

  /** The member of staff; null for the texts that the shop began with. */
  @Column('int', { nullable: true })
  publishedBy: number | null;
}
