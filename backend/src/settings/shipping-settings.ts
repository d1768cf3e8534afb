import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ShippingRates } from '../../../pricing/price-basket.js';
import { asStaff } from '../platform/database/change-log.js';
import { Setting } from './setting.entity.js';

const freeFrom = 'free_shipping_threshold';
const cost = 'shipping_cost';
const keys = [freeFrom, cost];

/** The Postgres channel that notifies every process of a saved setting. */
export const settingsChanged = 'settings_changed';

/** Defaults in cents: free from € 65.00, else € 6.99. */
export const firstShippingRates: ShippingRates = { freeFromCents: 6500, costCents: 699 };

/** The only source of the shipping cost, in cents. */
@Injectable()
export class ShippingSettings {
  constructor(private readonly dataSource: DataSource) {}

  async rates(): Promise<ShippingRates> {
    const rows = await this.dataSource.query<Setting[]>('select key, value from settings where key = any($1)', [keys]);
    const values = new Map(rows.map(({ key, value }) => [key, Number(value)]));
    return {
      freeFromCents: values.get(freeFrom) ?? firstShippingRates.freeFromCents,
      costCents: values.get(cost) ?? firstShippingRates.costCents,
    };
  }

  /** Applies to new quotes only. */
  async save({ freeFromCents, costCents }: ShippingRates, staff: { id: number }): Promise<void> {
    await asStaff(this.dataSource, staff, async (manager) => {
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
  }
}
