import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Contact } from './contact.entity.js';

/** Name and address of the buyer of an order. */
@Injectable()
export class BuyerRecords {
  constructor(private readonly dataSource: DataSource) {}

  /** Null for a contact that was erased. */
  async find(contactId: string): Promise<Omit<Contact, 'id' | 'email' | 'phone' | 'createdAt'> | null> {
    const select = { name: true, address: true, postalCode: true, city: true, country: true } as const;
    return this.dataSource.getRepository(Contact).findOne({ where: { id: contactId }, select });
  }
}
