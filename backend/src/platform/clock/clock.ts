import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { amsterdamDay, type CalendarDay } from '../../../../contracts/values/calendar.js';
import { PgListener } from '../database/sessions/pg-listener.js';
import { rowsOf } from '../database/rows.js';

const channel = 'clock_moved';
const key = 'demo_clock_offset_ms';

/** The time for subscriptions and renewals. Only a demo moves it, for all processes at once. */
@Injectable()
export class Clock implements OnModuleInit {
  private offsetMs = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly listener: PgListener,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.listener.listen(channel, () => void this.read().catch(() => undefined));
    await this.read();
  }

  now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  /** ISO 8601 in UTC. */
  at(): string {
    return this.now().toISOString();
  }

  today(): CalendarDay {
    return amsterdamDay(this.at());
  }

  /** Moves the clock of every process; the offset survives restarts. */
  async move(milliseconds: number): Promise<void> {
    await this.dataSource.query(
      `insert into settings (key, value) values ($1, $2::bigint::text)
       on conflict (key) do update set value = (settings.value::bigint + $2::bigint)::text`,
      [key, milliseconds],
    );
    await this.read();
    await this.dataSource.query(`notify ${channel}`);
  }

  private async read(): Promise<void> {
    const sql = 'select value from settings where key = $1';
    const [row] = await rowsOf(this.dataSource, z.object({ value: z.string() }), sql, [key]);
    this.offsetMs = Number(row?.value ?? 0);
  }
}
