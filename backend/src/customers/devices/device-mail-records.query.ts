import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const find = `
  select c.email, s.browser from customers c
  left join customer_sessions s on s.id = $2 and s.customer_id = c.id where c.id = $1`;

/** The published query on what the mail about a new device says. */
@Injectable()
export class DeviceMailRecords {
  constructor(private readonly dataSource: DataSource) {}

  /** Null when the customer is erased. `browser`: null when it is unknown or the session ended. */
  async find(customerId: string, sessionId: string): Promise<{ email: string; browser: string | null } | null> {
    const values = [Number(customerId), sessionId];
    const [found] = await this.dataSource.query<{ email: string; browser: string | null }[]>(find, values);
    return found ?? null;
  }
}
