import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { internationalPhone } from '../../../contracts/values/phones.js';
import { spacedPostalCode } from '../../../contracts/values/postal-addresses.js';
import { mailboxOf } from '../platform/auth/mailbox.js';
import { AppConfig } from '../platform/config/app-config.js';
import { DomainError } from '../platform/errors/domain-error.js';
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
const found = `
  select name, phone, address, postal_code as "postalCode", city from contacts
  where id = $1 and ($2::text is null or lower(btrim(email)) = $2)`;

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

  /** Null for an erased contact, and for one of another mailbox than that of `email`. */
  async find(contactId: string, email?: string): Promise<z.infer<typeof Address> | null> {
    const mailbox = email === undefined ? null : mailboxOf(email);
    const [address] = await rowsOf(this.dataSource, Address, found, [contactId, mailbox]);
    return address ? { ...address, phone: storedPhone(address.phone) } : null;
  }

  /** Whether both are contacts of one mailbox. */
  async shareMailbox(one: string, other: string): Promise<boolean> {
    const sql = `
      select one.id from contacts one join contacts other on lower(btrim(one.email)) = lower(btrim(other.email))
      where one.id = $1 and other.id = $2`;
    return (await countOf(this.dataSource, sql, [one, other])) > 0;
  }

  /**
   * Stores another address of the same mailbox as the contact `to`, before `write` appends the event that names it. An erasure finds
   * it by its mailbox, also when the process dies between. A refused write removes it again. Throws `customer-erased`.
   */
  async moving<T>(from: string, to: string, address: z.infer<typeof Address>, write: () => Promise<T>): Promise<T> {
    const { name, phone, address: street, postalCode, city } = address;
    const values = [from, to, name, phone, street, postalCode, city];
    if ((await countOf(this.dataSource, `${copied} returning 1`, values)) === 0)
      throw new DomainError('customer-erased');
    try {
      return await write();
    } catch (error) {
      if (error instanceof DomainError) await this.dataSource.query('delete from contacts where id = $1', [to]);
      throw error;
    }
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
