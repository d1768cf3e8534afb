import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { KeepCustomer } from './commands/keep-customer.js';

/**
 * Finds or makes the customer. Nothing becomes visible by it: that takes a login. The contact is held while the customer
 * is made, so that an erasure at the same moment comes wholly before (and there is no contact) or wholly after.
 */
@CommandHandler(KeepCustomer as never)
export class KeepCustomerHandler implements ICommandHandler<KeepCustomer, void> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ payload: { contactId } }: KeepCustomer): Promise<void> {
    await this.dataSource.query(
      `with buyer as (select lower(btrim(email)) as email from contacts where id = $1 and email <> '' for share)
       insert into customers (email) select email from buyer on conflict (email) do nothing`,
      [contactId],
    );
  }
}
