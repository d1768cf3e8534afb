import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { BlockSchema } from '../../../contracts/legal-pages.js';
import { shopTextNames } from '../../../contracts/shop-texts/names.js';
import { rowsOf } from '../platform/database/rows.js';
import { PgListener } from '../platform/database/sessions/pg-listener.js';
import { Remembered } from '../platform/database/sessions/remembered.js';

/** The Postgres channel that notifies every process of a published version. */
export const shopTextsChanged = 'shop_texts_changed';

const Changed = z.object({ name: z.enum(shopTextNames), blocks: z.array(BlockSchema) });
export type ChangedText = z.infer<typeof Changed>;

/** The newest version of each text that no longer has the words of version 1. */
const changedSql = `
  select name, blocks from (select distinct on (name) name, version, blocks from shop_texts order by name, version desc) newest
  where version > 1 and blocks <> (select f.blocks from shop_texts f where f.name = newest.name and f.version = 1)
  order by name`;

/** The published query on the texts of the storefront. */
@Injectable()
export class ShopTexts implements OnApplicationBootstrap {
  private readonly known = new Remembered(() => rowsOf(this.dataSource, Changed, changedSql));

  constructor(
    private readonly dataSource: DataSource,
    private readonly listener: PgListener,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.known.forgetOn(this.listener, shopTextsChanged);
  }

  /** The texts that staff changed. Pages have the first texts in their code. */
  changed(): Promise<ChangedText[]> {
    return this.known.find();
  }

  /** Called by the process that published a version; the others are notified. */
  forget(): void {
    this.known.forget();
  }
}
