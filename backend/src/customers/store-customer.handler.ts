import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { StoreCustomer } from './commands/store-customer.js';

/** Locks the contact with `for share`, so a concurrent erasure runs entirely before or after. */
@CommandHandler(StoreCustomer as never)
export class StoreCustomerHandler implements ICommandHandler<StoreCustomer, void> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ payload: { contactId } }: StoreCustomer): Promise<void> {
    await this.dataSource.query(
      `with buyer as (select lower(btrim(email)) as email from contacts where id = $1 and email <> '' for share)
       insert into customers (email) select email from buyer on conflict (email) do nothing`,
      [contactId],
    );
  }
}
