import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../../platform/database/rows.js';

const find = `
  select c.email, s.browser from customers c
  left join customer_sessions s on s.id = $2 and s.customer_id = c.id where c.id = $1`;

const Told = z.object({ email: z.string(), browser: z.string().nullable() });

/** The published query on what the mail about a new device says. */
@Injectable()
export class DeviceMailRecords {
  constructor(private readonly dataSource: DataSource) {}

  /** Null when the customer is erased. `browser`: null when it is unknown or the session ended. */
  async find(customerId: string, sessionId: string): Promise<z.output<typeof Told> | null> {
    const [found] = await rowsOf(this.dataSource, Told, find, [Number(customerId), sessionId]);
    return found ?? null;
  }
}
