import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { internationalPhone } from '../../../contracts/phones.js';
import { spacedPostalCode } from '../../../contracts/postal-addresses.js';
import { AppConfig } from '../platform/config/app-config.js';
import type { Payment } from '../platform/payments/payment-provider.js';
import { erasedMailboxHash } from './erased-mailbox-hash.js';
import { valueOf } from '../platform/database/rows.js';

/** Stores nothing about an erased person: neither the erased contact again, nor a new one for a payment from before. */
const keepContact = `
  insert into contacts (id, email, name, phone, address, postal_code, city, country)
  select $1, $2, $3, $4, $5, $6, $7, $8
  where not exists (select from erased_contacts where contact_id = $1)
    and not exists (select from erased_mailboxes where mailbox_hash = $9 and erased_at > $10)
  on conflict (id) do nothing`;

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

  async store(contactId: string, { buyer, madeAt }: Payment): Promise<void> {
    const { email, name, phone, address, postalCode, city, country } = buyer;
    const mailboxHash = erasedMailboxHash(this.config.appSecret, email);
    const contact = [contactId, email, name, storedPhone(phone), address, spacedPostalCode(postalCode), city, country];
    await this.dataSource.query(keepContact, [...contact, mailboxHash, madeAt]);
  }
}

/** Stores an invalid phone number unchanged, because the payment is confirmed and its order must not fail. */
const storedPhone = (text: string) => internationalPhone(text) ?? text;
