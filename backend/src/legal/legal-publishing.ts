import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { AdminLegalPage, PublishLegalPage } from '../../../contracts/law/legal-pages.js';
import { legalPageNames, type LegalPageName } from '../../../contracts/law/legal-page-names.js';
import { asStaff } from '../platform/database/change-log.js';
import { countOf, rowsOf } from '../platform/database/rows.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { LegalText } from './legal-text.entity.js';
import { LegalTexts, legalTextsChanged } from './legal-texts.query.js';

type Note = (version: { before: number; after: number }, manager: EntityManager) => Promise<void>;

const publishSql = `
  insert into legal_texts (name, version, title, blocks, published_at, published_by)
  select $1, $2::int + 1, $3, $4, $5, $6
  where $2::int = (select max(version) from legal_texts where name = $1)
  on conflict do nothing returning version`;

const Row = z.object({
  name: z.enum(legalPageNames),
  title: z.string(),
  versions: z.array(
    z.object({ version: z.number(), publishedAt: z.coerce.date().transform((at) => at.toISOString()) }),
  ),
});
const listSql = `
  select name, (array_agg(title order by version desc))[1] as title,
    json_agg(json_build_object('version', version, 'publishedAt', published_at) order by version desc) as versions
  from legal_texts group by name`;

/** What staff sees and publishes. `LegalTexts` reads the texts. */
@Injectable()
export class LegalPublishing {
  constructor(
    private readonly dataSource: DataSource,
    private readonly texts: LegalTexts,
  ) {}

  async list(): Promise<AdminLegalPage[]> {
    const rows = await rowsOf(this.dataSource, Row, listSql);
    return legalPageNames.flatMap((name) => rows.find((row) => row.name === name) ?? []);
  }

  /**
   * Publishes the version after `after`. Throws `conflict` when that is not the newest one, so that of two colleagues one
   * publishes. `note` records it in the same transaction.
   */
  async publish(
    name: LegalPageName,
    { after, title, blocks }: PublishLegalPage,
    by: { staff: { id: number }; at: string; note: Note },
  ): Promise<void> {
    await asStaff(this.dataSource, by.staff, async (manager) => {
      const values = [name, after, title, JSON.stringify(blocks), by.at, by.staff.id];
      if ((await countOf(manager, publishSql, values)) === 0) throw new DomainError('conflict');
      await by.note({ before: after, after: after + 1 }, manager);
      await manager.query(`notify ${legalTextsChanged}`);
    });
    this.texts.forgetNewest();
  }

  /** Stores the texts that the shop begins with, as version 1. Tolerates duplicates. */
  async begin(texts: readonly Pick<LegalText, 'name' | 'title' | 'blocks'>[], at: string): Promise<void> {
    const sql = `
      insert into legal_texts (name, version, title, blocks, published_at)
      select name, 1, title, blocks, $2 from json_to_recordset($1::json) as t (name text, title text, blocks jsonb)
      on conflict do nothing`;
    await this.dataSource.query(sql, [JSON.stringify(texts), at]);
    await this.dataSource.query(`notify ${legalTextsChanged}`);
    this.texts.forgetNewest();
  }
}
