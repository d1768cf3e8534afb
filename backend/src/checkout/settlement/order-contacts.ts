import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { internationalPhone } from '../../../../contracts/phones.js';
import { spacedPostalCode } from '../../../../contracts/postal-addresses.js';
import { AppConfig } from '../../platform/config/app-config.js';
import type { Payment } from '../../platform/payments/payment-provider.js';
import { erasedMailboxHash } from '../../privacy/erased-mailbox-hash.js';

/** A late fact about somebody who was erased keeps no contact: neither a known one again, nor a first one of an old payment. */
const keepAndNumber = `
  with kept as (
    insert into contacts (id, email, name, phone, address, postal_code, city, country)
    select $1, $2, $3, $4, $5, $6, $7, $8
    where not exists (select from erased_contacts where contact_id = $1)
      and not exists (select from erased_mailboxes where mailbox_hash = $9 and erased_at > $10)
    on conflict (id) do nothing)
  select nextval('order_numbers')::text as number`;

/** Who buys, kept outside the events. */
@Injectable()
export class OrderContacts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  /**
   * Keeps the buyer of a payment and takes an order number: `2026-000123`, from a sequence. A number whose order was there
   * already is a gap, which is allowed.
   */
  async keep(contactId: string, { buyer, madeAt }: Payment, at: string): Promise<string> {
    const { email, name, phone, address, postalCode, city, country } = buyer;
    const mailboxHash = erasedMailboxHash(this.config.appSecret, email);
    const contact = [contactId, email, name, storedPhone(phone), address, spacedPostalCode(postalCode), city, country];
    const [row] = await this.dataSource.query<{ number: string }[]>(keepAndNumber, [...contact, mailboxHash, madeAt]);
    return `${at.slice(0, 4)}-${row!.number.padStart(6, '0')}`;
  }
}

/** A client that knows only the spec may send any text: what is no number is kept as it came, and the money is taken. */
const storedPhone = (text: string) => internationalPhone(text) ?? text;
