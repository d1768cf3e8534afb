import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { termsPage, type LegalPageName } from '../../../contracts/legal-page-names.js';
import { entitiesWhere, valueOf } from '../platform/database/rows.js';
import { LegalText } from './legal-text.entity.js';

/** The published query on the legal texts. */
@Injectable()
export class LegalTexts {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns a version, or the newest one. Null when there is none. */
  async find(name: LegalPageName, version?: number): Promise<LegalText | null> {
    const where = 'name = $1 and version = coalesce($2, (select max(version) from legal_texts where name = $1))';
    const [text] = await entitiesWhere(this.dataSource, LegalText, where, [name, version ?? null]);
    return text ?? null;
  }

  /** The newest version of the text; 0 before the first. */
  latest(name: LegalPageName): Promise<number> {
    const sql = 'select coalesce(max(version), 0) from legal_texts where name = $1';
    return valueOf(this.dataSource, z.number(), sql, [name]);
  }

  /** The version of the terms that an order made now agrees to. */
  latestTerms(): Promise<number> {
    return this.latest(termsPage);
  }
}
