import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { BlockSchema, type Block } from '../../../contracts/law/legal-pages.js';
import { firstHomeMoreTexts, homeMoreTexts } from '../../../contracts/shop-texts/first-home-more.js';
import { firstShopTexts } from '../../../contracts/shop-texts/first-texts.js';
import { shopTextNames, termsOf, type ShopTextName } from '../../../contracts/shop-texts/names.js';
import { rowsOf } from '../platform/database/rows.js';
import { PgListener } from '../platform/database/sessions/pg-listener.js';
import { Remembered } from '../platform/database/sessions/remembered.js';

/** The Postgres channel that notifies every process of a published version. */
export const shopTextsChanged = 'shop_texts_changed';

const Changed = z.object({ name: z.enum(shopTextNames), blocks: z.array(BlockSchema) });
export type ChangedText = z.infer<typeof Changed>;

/** The newest version of each text that no longer has the words of version 1. Leaves out texts of a later version of the shop. */
const changedSql = `
  select name, blocks from (
    select distinct on (name) name, version, blocks from shop_texts where name = any($1) order by name, version desc
  ) newest
  where version > 1 and blocks <> (select f.blocks from shop_texts f where f.name = newest.name and f.version = 1)
  order by name`;

/** The published query on the texts of the storefront. */
@Injectable()
export class ShopTexts implements OnApplicationBootstrap {
  private readonly known = new Remembered(() => rowsOf(this.dataSource, Changed, changedSql, [shopTextNames]));

  constructor(
    private readonly dataSource: DataSource,
    private readonly listener: PgListener,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.known.forgetOn(this.listener, shopTextsChanged);
  }

  /** The texts that staff changed and pages have in their code. They read answers and the end of home separately. */
  async changed(): Promise<ChangedText[]> {
    return (await this.known.find()).filter(
      ({ name }) => ['line', 'text', 'order'].includes(termsOf(name).form) && !Object.hasOwn(firstHomeMoreTexts, name),
    );
  }

  /** The texts of home below its grid. */
  ofHome(): Promise<ChangedText[]> {
    return Promise.all(homeMoreTexts.map(async (name) => ({ name, blocks: [...(await this.find(name))] })));
  }

  /** The newest version of a text. */
  async find(name: ShopTextName): Promise<readonly Block[]> {
    return (await this.known.find()).find((text) => text.name === name)?.blocks ?? firstShopTexts[name];
  }

  /** Called by the process that published a version; the others are notified. */
  forget(): void {
    this.known.forget();
  }
}
