import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { firstShopTexts } from '../../../contracts/shop-texts/first-texts.js';
import { shopTextNames, type ShopTextName } from '../../../contracts/shop-texts/names.js';
import { ShopTextSchema, type PublishShopText, type ShopText } from '../../../contracts/shop-texts/shop-texts.js';
import { asStaff } from '../platform/database/change-log.js';
import { countOf, rowsOf } from '../platform/database/rows.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { iso } from '../platform/http/listing/listing.js';
import { ShopTexts, shopTextsChanged } from './shop-texts.query.js';

const newestListed = 20;

type Note = (version: { before: number; after: number }, manager: EntityManager) => Promise<void>;

const publishSql = `
  insert into shop_texts (name, version, blocks, published_at, published_by)
  select $1, $2::int + 1, $3, $4, $5
  where $2::int = (select max(version) from shop_texts where name = $1)
  on conflict do nothing returning version`;

const listSql = `
  select name, json_agg(json_build_object('version', version, 'publishedAt', ${iso('published_at')}, 'blocks', blocks)
    order by version desc) as versions
  from (
    select *, row_number() over (partition by name order by version desc) as place from shop_texts where name = any($1)
  ) ranked
  where place <= ${newestListed} or version = 1 group by name`;

/** What staff sees and publishes. `ShopTexts` reads what pages show. */
@Injectable()
export class ShopTextPublishing implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly texts: ShopTexts,
  ) {}

  /** Stores version 1 of each text at the first start. Tolerates duplicates. */
  async onApplicationBootstrap(): Promise<void> {
    const first = shopTextNames.map((name) => ({ name, blocks: firstShopTexts[name] }));
    const sql = `
      insert into shop_texts (name, version, blocks, published_at)
      select name, 1, blocks, $2 from json_to_recordset($1::json) as t (name text, blocks jsonb)
      on conflict do nothing`;
    await this.dataSource.query(sql, [JSON.stringify(first), new Date().toISOString()]);
  }

  async list(): Promise<ShopText[]> {
    const rows = await rowsOf(this.dataSource, ShopTextSchema, listSql, [shopTextNames]);
    return shopTextNames.flatMap((name) => rows.find((row) => row.name === name) ?? []);
  }

  /**
   * Publishes the version after `after`. Throws `conflict` when that is not the newest one, so that of two colleagues one
   * publishes. `note` records it in the same transaction.
   */
  async publish(
    name: ShopTextName,
    { after, blocks }: PublishShopText,
    by: { staff: { id: number }; at: string; note: Note },
  ): Promise<ShopText> {
    await asStaff(this.dataSource, by.staff, async (manager) => {
      const values = [name, after, JSON.stringify(blocks), by.at, by.staff.id];
      if ((await countOf(manager, publishSql, values)) === 0) throw new DomainError('conflict');
      await by.note({ before: after, after: after + 1 }, manager);
      await manager.query(`notify ${shopTextsChanged}`);
    });
    this.texts.forget();
    return (await this.list()).find((text) => text.name === name)!;
  }
}
