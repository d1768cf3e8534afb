import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { internationalPhone } from '../../../contracts/values/phones.js';
import { spacedPostalCode } from '../../../contracts/values/postal-addresses.js';
import { AppConfig } from '../platform/config/app-config.js';
import type { Payment } from '../platform/payments/payment-provider.js';
import { erasedMailboxHash } from './erased-mailbox-hash.js';
import { countOf, rowsOf, valueOf } from '../platform/database/rows.js';

/** Stores nothing about an erased person: neither the erased contact again, nor a new one for a payment from before. */
const keepContact = `
  insert into contacts (id, email, name, phone, address, postal_code, city, country)
  select $1, $2, $3, $4, $5, $6, $7, $8
  where not exists (select from erased_contacts where contact_id = $1)
    and not exists (select from erased_mailboxes where mailbox_hash = $9 and erased_at > $10)
  on conflict (id) do nothing`;

const copied = `
  insert into contacts (id, email, name, phone, address, postal_code, city, country)
  select $2, email, $3, $4, $5, $6, $7, country from contacts where id = $1
  on conflict (id) do update set name = excluded.name, phone = excluded.phone, address = excluded.address,
    postal_code = excluded.postal_code, city = excluded.city`;
const found = `select name, phone, address, postal_code as "postalCode", city from contacts where id = $1`;

const Address = z.object({
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
});

const isLost = `
  select not exists (select from contacts where id = $1)
    and not exists (select from erased_contacts where contact_id = $1) as lost`;

/** Stores the buyers of orders, because events hold no personal data. */
@Injectable()
export class OrderContacts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  /** Neither stored nor erased. */
  isLost(contactId: string): Promise<boolean> {
    return valueOf(this.dataSource, z.boolean(), isLost, [contactId]);
  }

  /** Null for an erased contact. */
  async find(contactId: string): Promise<z.infer<typeof Address> | null> {
    const [address] = await rowsOf(this.dataSource, Address, found, [contactId]);
    return address ? { ...address, phone: storedPhone(address.phone) } : null;
  }

  /** Stores another address of the same mailbox as a contact of its own. Returns false for an erased contact. */
  async copy(from: string, to: string, address: z.infer<typeof Address>): Promise<boolean> {
    const { name, phone, address: street, postalCode, city } = address;
    return (
      (await countOf(this.dataSource, `${copied} returning 1`, [from, to, name, phone, street, postalCode, city])) > 0
    );
  }

  /** Removes a contact that no event names. */
  async forget(contactId: string): Promise<void> {
    await this.dataSource.query('delete from contacts where id = $1', [contactId]);
  }

  async store(contactId: string, { buyer, madeAt }: Payment): Promise<void> {
    const { email, name, phone, address, postalCode, city, country } = buyer;
    const mailboxHash = erasedMailboxHash(this.config.appSecret, email);
    const contact = [contactId, email, name, storedPhone(phone), address, spacedPostalCode(postalCode), city, country];
    await this.dataSource.query(keepContact, [...contact, mailboxHash, madeAt]);
  }
}

/** Stores an invalid phone number unchanged, because the payment is confirmed and its order must not fail. */
const storedPhone = (text: string) => internationalPhone(text) ?? text;
