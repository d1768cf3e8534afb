import type { DataSource } from 'typeorm';
import { Contact } from '../customers/contact.entity.js';
import { Customer } from '../customers/customer.entity.js';
import type { DemoContact, DemoCustomer } from './history/customers.js';

const rowsPerInsert = 1000;

/** Stores the fictional customers and contacts. Idempotent. */
export async function seedPeople(
  dataSource: DataSource,
  customers: readonly DemoCustomer[],
  contacts: readonly DemoContact[],
): Promise<void> {
  await insertAll(dataSource, Customer, customers);
  await insertAll(dataSource, Contact, contacts);
  const last = (await dataSource.getRepository(Customer).maximum('id')) ?? 1;
  await dataSource.query(`select setval('customers_id_seq', $1)`, [last]);
}

/** Inserts the rows that are missing. */
export async function insertAll<Row extends object>(
  dataSource: DataSource,
  entity: new () => Row,
  rows: readonly Partial<Row>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    const values = rows.slice(start, start + rowsPerInsert);
    await dataSource
      .createQueryBuilder()
      .insert()
      .into(entity)
      .values(values as never)
      .orIgnore()
      .execute();
  }
}
