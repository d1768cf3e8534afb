import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { FoodBusinessSchema, type FoodBusiness } from '../../../contracts/settings.js';
import { asStaff } from '../platform/database/change-log.js';
import { PgListener } from '../platform/database/sessions/pg-listener.js';
import { Setting } from '../platform/database/setting.entity.js';

export const foodBusinessKey = 'food-business';
const changed = 'food_business_changed';

type Note = (change: { key: string; before: string; after: string }, manager: EntityManager) => Promise<void>;

const inWords = (business: FoodBusiness | null) => (business ? `${business.name}, ${business.address}` : '');

/** The business that is responsible for the labels. One row, so that name and address change together. */
@Injectable()
export class FoodBusinessSetting implements OnApplicationBootstrap {
  private known: Promise<FoodBusiness | null> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly listener: PgListener,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.listener.listen(changed, () => (this.known = undefined));
  }

  /** Null until staff enters it. Cached until a process saves another one. */
  find(): Promise<FoodBusiness | null> {
    if (!this.known) {
      const read = this.findIn(this.dataSource.manager);
      read.catch(() => (this.known = undefined));
      this.known = read;
    }
    return this.known;
  }

  /** `note` records a change in the same transaction. */
  async save(business: FoodBusiness, staff: { id: number }, note: Note): Promise<void> {
    await asStaff(this.dataSource, staff, async (manager) => {
      await manager.query('select pg_advisory_xact_lock(hashtext($1))', [foodBusinessKey]);
      const change = { before: inWords(await this.findIn(manager)), after: inWords(business) };
      if (change.before === change.after) return;
      await note({ key: foodBusinessKey, ...change }, manager);
      await manager.upsert(Setting, [{ key: foodBusinessKey, value: JSON.stringify(business) }], ['key']);
      await manager.query(`notify ${changed}`);
    });
    this.known = undefined;
  }

  private async findIn(manager: EntityManager): Promise<FoodBusiness | null> {
    const row = await manager.findOneBy(Setting, { key: foodBusinessKey });
    return row && FoodBusinessSchema.parse(JSON.parse(row.value));
  }
}
