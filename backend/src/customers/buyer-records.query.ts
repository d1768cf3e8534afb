import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../platform/database/rows.js';

const Buyer = z.object({
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
});
export type KnownBuyer = z.infer<typeof Buyer>;

const ofContact = `
  select email, name, phone, address, postal_code as "postalCode", city from contacts where id = $1`;
const ofCustomer = `
  select k.email, coalesce(c.name, concat_ws(' ', k.first_name, k.last_name)) as name,
    coalesce(nullif(c.phone, ''), k.phone, '') as phone, coalesce(c.address, k.address, '') as address,
    coalesce(c.postal_code, k.postal_code, '') as "postalCode", coalesce(c.city, k.city, '') as city
  from customers k left join lateral (
    select * from contacts c where lower(btrim(c.email)) = k.email order by c.created_at desc limit 1) c on true
  where k.id = $1`;

/** The published query on who bought and where that went. */
@Injectable()
export class BuyerRecords {
  constructor(private readonly dataSource: DataSource) {}

  /** Null after an erasure. */
  async ofContact(contactId: string): Promise<KnownBuyer | null> {
    return (await rowsOf(this.dataSource, Buyer, ofContact, [contactId]))[0] ?? null;
  }

  /** The buyer of the newest order of a customer, else the profile. Null for an unknown customer. */
  async ofCustomer(customerId: number): Promise<KnownBuyer | null> {
    return (await rowsOf(this.dataSource, Buyer, ofCustomer, [customerId]))[0] ?? null;
  }
}
