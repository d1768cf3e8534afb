import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Customer as CustomerResponse, Profile } from '../../../contracts/customers.js';
import { Customer } from './customer.entity.js';
import type { LoggedInCustomer } from './login/customer-sessions.js';
import { countOf } from '../platform/database/rows.js';

@Injectable()
export class Customers {
  constructor(private readonly dataSource: DataSource) {}

  async ofMailbox(email: string): Promise<{ customer: Customer; isNew: boolean }> {
    const made = await countOf(
      this.dataSource,
      'insert into customers (email) values ($1) on conflict (email) do nothing returning id',
      [email],
    );
    const customer = await this.dataSource.getRepository(Customer).findOneByOrFail({ email });
    return { customer, isNew: made > 0 };
  }

  async changeProfile(customer: LoggedInCustomer, profile: Profile): Promise<LoggedInCustomer> {
    const given = Object.entries(profile).filter(([, value]) => value !== undefined);
    const changes = Object.fromEntries(given.map(([field, value]) => [field, value || null]));
    await this.dataSource.getRepository(Customer).update({ id: customer.id }, changes);
    return { ...customer, ...changes };
  }
}

export function customerResponse(customer: LoggedInCustomer): CustomerResponse {
  const { email, firstName, lastName, phone, address, postalCode, city, country } = customer;
  return { email, firstName, lastName, phone, address, postalCode, city, country };
}
