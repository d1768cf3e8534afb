import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from './rows.js';
import { PgListener } from './sessions/pg-listener.js';
import { Remembered } from './sessions/remembered.js';
import { restoreNoticed } from './timelines.js';

const Span = z.object({ lostSince: z.date(), seenAt: z.date() });
const spansSql = `select lost_since as "lostSince", seen_at as "seenAt" from timelines where lost_since is not null`;

/** How far the clocks of processes and database may differ. */
const clocksDifferMs = 10 * 60_000;

/** What restores of the database may have lost. Every order and reservation asks, so the answer is remembered. */
@Injectable()
export class Restores implements OnModuleInit {
  private readonly spans = new Remembered(() => rowsOf(this.dataSource, Span, spansSql));

  constructor(
    private readonly dataSource: DataSource,
    private readonly listener: PgListener,
  ) {}

  onModuleInit(): Promise<void> {
    return this.spans.forgetOn(this.listener, restoreNoticed);
  }

  /** Whether a restore may have lost what was written at `at`, an ISO time. */
  async mayHaveLost(at: string): Promise<boolean> {
    const moment = Date.parse(at);
    const spans = await this.spans.find();
    return spans.some(
      ({ lostSince, seenAt }) => moment >= lostSince.getTime() - clocksDifferMs && moment <= seenAt.getTime(),
    );
  }
}
