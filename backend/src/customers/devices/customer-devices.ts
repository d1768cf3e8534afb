import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AdminCustomerDevice, CustomerDevice } from '../../../../contracts/customers.js';
import { idleDays, sessionDays } from '../login/customer-sessions.js';

interface Row extends Omit<CustomerDevice, 'startedAt' | 'lastUsedAt'> {
  startedAt: Date;
  lastUsedAt: Date;
}

const list = `
  select id, browser, created_at as "startedAt", last_used_at as "lastUsedAt", token_hash = $2 as "isCurrent"
  from customer_sessions where customer_id = $1 and created_at > now() - $3 * interval '1 day'
    and last_used_at > now() - $4 * interval '1 day'
  order by token_hash = $2 desc, last_used_at desc, id`;
const endOthers = 'delete from customer_sessions where customer_id = $1 and token_hash <> $2';

/** The sessions of a customer. `current`: the hash of the token of this browser, which stays logged in. */
@Injectable()
export class CustomerDevices {
  constructor(private readonly dataSource: DataSource) {}

  async list(customerId: number, current: string): Promise<CustomerDevice[]> {
    const rows = await this.dataSource.query<Row[]>(list, [customerId, current, sessionDays, idleDays]);
    return rows.map(({ startedAt, lastUsedAt, ...row }) => ({
      ...row,
      startedAt: startedAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    }));
  }

  async end(customerId: number, current: string, id: string): Promise<void> {
    await this.dataSource.query(`${endOthers} and id = $3`, [customerId, current, id]);
  }

  /** For staff. */
  async listAll(customerId: number): Promise<AdminCustomerDevice[]> {
    return (await this.list(customerId, '')).map(({ isCurrent: _, ...device }) => device);
  }

  /** Logs the customer out everywhere. `record` runs in the same transaction. */
  endAll(customerId: number, record: (manager: EntityManager) => Promise<unknown>): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('delete from customer_sessions where customer_id = $1', [customerId]);
      await record(manager);
    });
  }

  async endOthers(customerId: number, current: string): Promise<void> {
    await this.dataSource.query(endOthers, [customerId, current]);
  }
}
