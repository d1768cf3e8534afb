import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import {
  CustomerDeviceSchema,
  type AdminCustomerDevice,
  type CustomerDevice,
} from '../../../../contracts/customers.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { iso } from '../../platform/http/listing/listing.js';
import { idleDays, sessionDays } from '../login/customer-sessions.js';
import { rowsOf } from '../../platform/database/rows.js';

const list = `
  select id, browser, ${iso('created_at')} as "startedAt", ${iso('last_used_at')} as "lastUsedAt", token_hash = $2 as "isCurrent"
  from customer_sessions where customer_id = $1 and created_at > now() - $3 * interval '1 day'
    and last_used_at > now() - $4 * interval '1 day'
  order by token_hash = $2 desc, last_used_at desc, id`;
const Locked = z.object({ isCurrent: z.boolean(), isFresh: z.boolean() });
/** Locks in one order, so browsers that end each other wait for each other. */
const lock = `
  select token_hash = $2 as "isCurrent", greatest(created_at, proven_at) > now() - interval '10 minutes' as "isFresh"
  from customer_sessions where customer_id = $1 order by id for update`;
const endOthers = `
  delete from customer_sessions where customer_id = $1 and token_hash <> $2 and ($3::text is null or id = $3)`;
const prove = 'update customer_sessions set proven_at = now() where token_hash = $1';

/** The sessions of a customer. `current`: the hash of the token of this browser, which stays logged in. */
@Injectable()
export class CustomerDevices {
  constructor(private readonly dataSource: DataSource) {}

  list(customerId: number, current: string): Promise<CustomerDevice[]> {
    return rowsOf(this.dataSource, CustomerDeviceSchema, list, [customerId, current, sessionDays, idleDays]);
  }

  /**
   * Ends another session, or all others without `id`. Throws `fresh-login-needed` when the login and the last proof of this
   * session are older than ten minutes, and `not-logged-in` when another browser has just ended it.
   */
  end(customerId: number, current: string, id: string | null): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const sessions = await rowsOf(manager, Locked, lock, [customerId, current]);
      const own = sessions.find(({ isCurrent }) => isCurrent);
      if (!own) throw new DomainError('not-logged-in');
      if (!own.isFresh) throw new DomainError('fresh-login-needed');
      await manager.query(endOthers, [customerId, current, id]);
    });
  }

  /** Call it after a mailed code was right. */
  async noteProof(current: string): Promise<void> {
    await this.dataSource.query(prove, [current]);
  }

  /** The same for staff, who use none of these browsers. */
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
}
