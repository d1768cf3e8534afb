import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { TimelineEntrySchema, type TimelineEntry } from '../../../../contracts/admin/timeline.js';
import { rowsOf } from '../../platform/database/rows.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import type { ErrorCode } from '../../../../contracts/errors.js';
import { customerSql, productSql } from './timeline.sql.js';
import { entryOf } from './timeline-entry.js';
import { staffNames } from '../../staff/staff-names.view.js';

const StaffName = z.object({ id: z.string(), email: z.string() });
const mostEntries = 200;

/** Timelines, newest first: from the stream of an event-sourced entity, else from the change log. */
@Injectable()
export class Timeline {
  constructor(
    private readonly store: EventStore,
    private readonly dataSource: DataSource,
  ) {}

  /** For an order, a subscription or a return. Throws `missing` when the stream does not exist. */
  async ofStream(
    category: 'order' | 'subscription' | 'return',
    id: string,
    missing: ErrorCode,
  ): Promise<TimelineEntry[]> {
    const events = await this.store.readStream(`${category}-${id}`);
    if (events.length === 0) throw new DomainError(missing);
    return this.withNames(events.reverse().slice(0, mostEntries).map(entryOf));
  }

  /** Changes by staff to a product and its images, and its stock movements except sales. */
  ofProduct(productId: number): Promise<TimelineEntry[]> {
    return this.read(productSql, productId);
  }

  /** Registration, orders, subscriptions and returns of one mailbox. */
  ofCustomer(customerId: number): Promise<TimelineEntry[]> {
    return this.read(customerSql, customerId);
  }

  private async read(sql: string, id: number): Promise<TimelineEntry[]> {
    const rows = await rowsOf(this.dataSource, z.object({ entry: TimelineEntrySchema }), sql, [id, mostEntries]);
    if (rows.length === 0) throw new DomainError('not-found');
    return rows.map(({ entry }) => entry);
  }

  /** Adds the names of staff; customers stay anonymous. */
  private async withNames(entries: (TimelineEntry & { actorId: string | null })[]): Promise<TimelineEntry[]> {
    const ids = entries.flatMap(({ actor, actorId }) => (actor.kind === 'staff' && actorId ? [actorId] : []));
    const sql = `select id, email from ${staffNames} m where id = any($1)`;
    const rows = await rowsOf(this.dataSource, StaffName, sql, [ids]);
    const names = new Map(rows.map(({ id, email }) => [id, email]));
    return entries.map(({ actorId, ...entry }) => {
      const name = entry.actor.kind === 'staff' ? (names.get(actorId ?? '') ?? null) : null;
      return { ...entry, actor: { ...entry.actor, name } };
    });
  }
}
