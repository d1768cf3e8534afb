import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Customer as CustomerAnswer, Profile } from '../../../contracts/customers.js';
import { Customer } from './customer.entity.js';
import type { LoggedInCustomer } from './login/customer-sessions.js';

/** The people with an account: one per mailbox. */
@Injectable()
export class Customers {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds or makes the customer of a mailbox that was proved just now. */
  async ofMailbox(email: string): Promise<{ customer: Customer; isNew: boolean }> {
    const made = await this.dataSource.query<object[]>(
      'insert into customers (email) values ($1) on conflict (email) do nothing returning id',
      [email],
    );
    const customer = await this.dataSource.getRepository(Customer).findOneByOrFail({ email });
    return { customer, isNew: made.length > 0 };
  }

  /** An empty field is stored as not given; a field that is left out stays as it is. */
  async changeProfile(customer: LoggedInCustomer, profile: Profile): Promise<LoggedInCustomer> {
    const given = Object.entries(profile).filter(([, value]) => value !== undefined);
    const changes = Object.fromEntries(given.map(([field, value]) => [field, value || null]));
    await this.dataSource.getRepository(Customer).update({ id: customer.id }, changes);
    return { ...customer, ...changes };
  }
}

/** A customer as answers show it. */
export function customerAnswer(customer: LoggedInCustomer): CustomerAnswer {
  const { email, firstName, lastName, phone, address, postalCode, city, country } = customer;
  return { email, firstName, lastName, phone, address, postalCode, city, country };
}
