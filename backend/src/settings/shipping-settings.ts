import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ShippingRates } from '../../../pricing/price-basket.js';
import { asStaff } from '../platform/database/change-log.js';
import { PgListener } from '../platform/database/sessions/pg-listener.js';
import { Remembered } from '../platform/database/sessions/remembered.js';
import { SavedSettings } from './saved-settings.js';

const freeFrom = 'free_shipping_threshold';
const cost = 'shipping_cost';

const settingsChanged = 'settings_changed';

/** Defaults in cents: free from € 65.00, else € 6.99. */
export const firstShippingRates: ShippingRates = { freeFromCents: 6500, costCents: 699 };

type Note = (change: { key: string; before: number; after: number }, manager: EntityManager) => Promise<void>;

/** The only source of the shipping cost, in cents. */
@Injectable()
export class ShippingSettings implements OnApplicationBootstrap {
  private readonly known = new Remembered(async () => ratesOf(await this.savedIn(this.dataSource.manager)));

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

  /** What a form begins with. */
  async find(): Promise<ShippingRates & { version: number }> {
    const saved = await this.savedIn(this.dataSource.manager);
    return { ...ratesOf(saved), version: saved.version };
  }

  /**
   * Applies to new quotes only. `note` records each changed value in the same transaction. Throws `conflict` when a
   * colleague saved something else since `version`.
   */
  async save(
    { version, ...rates }: ShippingRates & { version?: number },
    staff: { id: number },
    note: Note,
  ): Promise<void> {
    await asStaff(this.dataSource, staff, async (manager) => {
      await manager.query('select pg_advisory_xact_lock(hashtext($1))', [settingsChanged]);
      const saved = await this.savedIn(manager);
      const former = ratesOf(saved);
      const changes = [
        { key: freeFrom, before: former.freeFromCents, after: rates.freeFromCents },
        { key: cost, before: former.costCents, after: rates.costCents },
      ];
      for (const change of changes) if (change.before !== change.after) await note(change, manager);
      const values = changes.map(({ key, after }) => ({ key, before: saved.values.get(key), after: String(after) }));
      await saved.save(manager, values, version);
      await manager.query(`notify ${settingsChanged}`);
    });
    this.known.forget();
  }

  private savedIn(manager: EntityManager): Promise<SavedSettings> {
    return SavedSettings.find(manager, [freeFrom, cost]);
  }
}

function ratesOf({ values }: SavedSettings): ShippingRates {
  return {
    freeFromCents: Number(values.get(freeFrom) ?? firstShippingRates.freeFromCents),
    costCents: Number(values.get(cost) ?? firstShippingRates.costCents),
  };
}
