import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import type { ShippingRates } from '../../../pricing/price-basket.js';
import { asStaff } from '../platform/database/change-log.js';
import { PgListener } from '../platform/database/sessions/pg-listener.js';
import { Remembered } from '../platform/database/sessions/remembered.js';
import { Setting } from '../platform/database/setting.entity.js';

const freeFrom = 'free_shipping_threshold';
const cost = 'shipping_cost';
const keys = [freeFrom, cost];

const settingsChanged = 'settings_changed';

/** Defaults in cents: free from € 65.00, else € 6.99. */
export const firstShippingRates: ShippingRates = { freeFromCents: 6500, costCents: 699 };

type Note = (change: { key: string; before: number; after: number }, manager: EntityManager) => Promise<void>;

/** The only source of the shipping cost, in cents. */
@Injectable()
export class ShippingSettings implements OnApplicationBootstrap {
  private readonly known = new Remembered(() => this.ratesIn(this.dataSource.manager));

  constructor(
    private readonly dataSource: DataSource,
    private readonly listener: PgListener,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.known.forgetOn(this.listener, settingsChanged);
  }

  /** Remembered until a process saves others. */
  rates(): Promise<ShippingRates> {
    return this.known.find();
  }

  /** Applies to new quotes only. `note` records each changed value in the same transaction. */
  async save(rates: ShippingRates, staff: { id: number }, note: Note): Promise<void> {
    const { freeFromCents, costCents } = rates;
    await asStaff(this.dataSource, staff, async (manager) => {
      await manager.query('select pg_advisory_xact_lock(hashtext($1))', [settingsChanged]);
      const former = await this.ratesIn(manager);
      const changes = [
        { key: freeFrom, before: former.freeFromCents, after: freeFromCents },
        { key: cost, before: former.costCents, after: costCents },
      ];
      for (const change of changes) if (change.before !== change.after) await note(change, manager);
      await manager.upsert(
        Setting,
        [
          { key: freeFrom, value: String(freeFromCents) },
          { key: cost, value: String(costCents) },
        ],
        ['key'],
      );
      await manager.query(`notify ${settingsChanged}`);
    });
    this.known.forget();
  }

  private async ratesIn(manager: EntityManager): Promise<ShippingRates> {
    const rows = await manager.findBy(Setting, { key: In(keys) });
    const values = new Map(rows.map(({ key, value }) => [key, Number(value)]));
    return {
      freeFromCents: values.get(freeFrom) ?? firstShippingRates.freeFromCents,
      costCents: values.get(cost) ?? firstShippingRates.costCents,
    };
  }
}
