import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { amsterdamDay, type CalendarDay } from '../../../contracts/values/calendar.js';
import { firstDispatchRules, type DispatchRules } from '../../../contracts/shipping/dispatch-rules.js';
import { dispatchDay } from '../../../contracts/shipping/dispatch.js';
import {
  DispatchRulesSchema,
  type AdminDispatchRules,
  type SaveDispatchRules,
} from '../../../contracts/shipping/dispatch-settings.js';
import { asStaff } from '../platform/database/change-log.js';
import { PgListener } from '../platform/database/sessions/pg-listener.js';
import { Remembered } from '../platform/database/sessions/remembered.js';
import { SavedSettings } from './saved-settings.js';

const rulesChanged = 'dispatch_changed';
const cutOff = 'dispatch_cut_off_hour';
const closedDays = 'dispatch_closed';

type Note = (change: { key: string; before: string; after: string }, manager: EntityManager) => Promise<void>;

const HourSchema = z.coerce.number().pipe(DispatchRulesSchema.shape.cutOffHour);
const ClosedSchema = z.preprocess((text) => JSON.parse(String(text)) as unknown, DispatchRulesSchema.shape.closed);

/** Until when an order leaves the same day, and when the shop sends nothing. */
@Injectable()
export class DispatchSettings implements OnApplicationBootstrap {
  private readonly known = new Remembered(async () => rulesOf(await this.savedIn(this.dataSource.manager)));

  constructor(
    private readonly dataSource: DataSource,
    private readonly listener: PgListener,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.known.forgetOn(this.listener, rulesChanged);
  }

  /** Remembered until a process saves others. */
  rules(): Promise<DispatchRules> {
    return this.known.find();
  }

  /** What a form begins with. */
  async find(): Promise<AdminDispatchRules> {
    const saved = await this.savedIn(this.dataSource.manager);
    return { ...rulesOf(saved), version: saved.version };
  }

  /** The day on which the shop promises to send an order of this time (ISO 8601). */
  async dayOf(at: string): Promise<CalendarDay> {
    return dispatchDay(at, await this.rules());
  }

  /**
   * Forgets periods that are over. Orders keep the day they were promised. `note` records each change, in words. Throws
   * `conflict` when a colleague saved something else since `version`.
   */
  async save(
    { version, ...rules }: SaveDispatchRules,
    by: { staff: { id: number }; at: string; note: Note },
  ): Promise<void> {
    const today = amsterdamDay(by.at);
    await asStaff(this.dataSource, by.staff, async (manager) => {
      await manager.query('select pg_advisory_xact_lock(hashtext($1))', [rulesChanged]);
      const saved = await this.savedIn(manager);
      const former = valuesOf(rulesOf(saved), today);
      const values = [...valuesOf(rules, today)].map(([key, after]) => ({ key, before: former.get(key)!, after }));
      await saved.save(manager, values, version);
      for (const { key, before, after } of values)
        if (before !== after) await by.note({ key, before: worded(key, before), after: worded(key, after) }, manager);
      await manager.query(`notify ${rulesChanged}`);
    });
    this.known.forget();
  }

  private savedIn(manager: EntityManager): Promise<SavedSettings> {
    return SavedSettings.find(manager, [cutOff, closedDays]);
  }
}

function rulesOf({ values }: SavedSettings): DispatchRules {
  const [hour, closed] = [values.get(cutOff), values.get(closedDays)];
  return {
    cutOffHour: hour === undefined ? firstDispatchRules.cutOffHour : HourSchema.parse(hour),
    closed: closed === undefined ? firstDispatchRules.closed : ClosedSchema.parse(closed),
  };
}

function valuesOf({ cutOffHour, closed }: DispatchRules, today: CalendarDay): Map<string, string> {
  const coming = closed.filter(({ until }) => until >= today).toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const periods = coming.map(({ from, until }) => ({ from, until }));
  return new Map([
    [cutOff, String(cutOffHour)],
    [closedDays, JSON.stringify(periods)],
  ]);
}

function worded(key: string, value: string): string {
  if (key === cutOff) return `${value}.00 uur`;
  return (
    ClosedSchema.parse(value)
      .map(({ from, until }) => `${from} t/m ${until}`)
      .join(', ') || 'geen'
  );
}
