import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { legalPageNames, termsPage, type LegalPageName } from '../../../contracts/law/legal-page-names.js';
import { PgListener } from '../platform/database/sessions/pg-listener.js';
import { Remembered } from '../platform/database/sessions/remembered.js';
import { entitiesWhere, rowsOf } from '../platform/database/rows.js';
import { LegalText } from './legal-text.entity.js';

/** The Postgres channel that notifies every process of a published version. */
export const legalTextsChanged = 'legal_texts_changed';

const mostKept = 100;
const Newest = z.object({ name: z.enum(legalPageNames), version: z.number() });
const newestSql = 'select name, max(version) as version from legal_texts group by name';

/** The published query on the legal texts. Remembers the newest versions, and texts, because a version never changes. */
@Injectable()
export class LegalTexts implements OnApplicationBootstrap {
  private readonly newest = new Remembered(() => this.newestVersions());
  private readonly texts = new Map<string, LegalText>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly listener: PgListener,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.newest.forgetOn(this.listener, legalTextsChanged);
  }

  /** Returns a version, or the newest one. Null when there is none. */
  async find(name: LegalPageName, version?: number): Promise<LegalText | null> {
    const wanted = version ?? (await this.latest(name));
    const key = `${name} ${wanted}`;
    const known = this.texts.get(key);
    if (known) return known;
    const [text] = await entitiesWhere(this.dataSource, LegalText, 'name = $1 and version = $2', [name, wanted]);
    if (!text) return null;
    if (this.texts.size >= mostKept) this.texts.clear();
    this.texts.set(key, text);
    return text;
  }

  /** The newest version of the text; 0 before the first. */
  async latest(name: LegalPageName): Promise<number> {
    return (await this.newest.find()).get(name) ?? 0;
  }

  /** The version of the terms that an order made now agrees to. */
  latestTerms(): Promise<number> {
    return this.latest(termsPage);
  }

  /** Called by the process that published a version; the others are notified. */
  forgetNewest(): void {
    this.newest.forget();
  }

  private async newestVersions(): Promise<Map<LegalPageName, number>> {
    const rows = await rowsOf(this.dataSource, Newest, newestSql);
    return new Map(rows.map(({ name, version }) => [name, version]));
  }
}
