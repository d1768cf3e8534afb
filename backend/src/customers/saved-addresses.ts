import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SavedAddress as SavedAddressResponse, ShippingAddress } from '../../../contracts/saved-addresses.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { SavedAddress } from './saved-address.entity.js';

const maxAddresses = 20;

/** A customer with addresses has exactly one default. Changes lock the customer row. */
@Injectable()
export class SavedAddresses {
  constructor(private readonly dataSource: DataSource) {}

  async list(customerId: number): Promise<SavedAddressResponse[]> {
    const order = { isDefault: 'DESC', id: 'DESC' } as const;
    const rows = await this.dataSource.getRepository(SavedAddress).find({ where: { customerId }, order });
    return rows.map(addressResponse);
  }

  /** Throws `too-many-addresses`. */
  add(customerId: number, address: ShippingAddress): Promise<SavedAddressResponse> {
    return this.withLockedCustomer(customerId, async (manager) => {
      const count = await manager.countBy(SavedAddress, { customerId });
      if (count >= maxAddresses) throw new DomainError('too-many-addresses');
      const isDefault = address.isDefault || count === 0;
      if (isDefault) await manager.update(SavedAddress, { customerId }, { isDefault: false });
      return addressResponse(await manager.save(manager.create(SavedAddress, { ...address, customerId, isDefault })));
    });
  }

  /** Throws `address-not-found`, also for another customer's address. */
  change(customerId: number, id: number, address: ShippingAddress): Promise<SavedAddressResponse> {
    return this.withLockedCustomer(customerId, async (manager) => {
      const row = await find(manager, customerId, id);
      const isDefault = address.isDefault || row.isDefault;
      if (isDefault) await manager.update(SavedAddress, { customerId }, { isDefault: false });
      await manager.update(SavedAddress, { id }, { ...address, isDefault });
      return { ...address, id, isDefault };
    });
  }

  /** Throws `address-not-found`, also for another customer's address. */
  remove(customerId: number, id: number): Promise<void> {
    return this.withLockedCustomer(customerId, async (manager) => {
      const { isDefault } = await find(manager, customerId, id);
      await manager.delete(SavedAddress, { id });
      const newest = await manager.findOne(SavedAddress, { where: { customerId }, order: { id: 'DESC' } });
      if (isDefault && newest) await manager.update(SavedAddress, { id: newest.id }, { isDefault: true });
    });
  }

  private withLockedCustomer<T>(customerId: number, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('select 1 from customers where id = $1 for update', [customerId]);
      return work(manager);
    });
  }
}

async function find(manager: EntityManager, customerId: number, id: number): Promise<SavedAddress> {
  const row = await manager.findOneBy(SavedAddress, { id, customerId });
  if (!row) throw new DomainError('address-not-found');
  return row;
}

function addressResponse(row: SavedAddress): SavedAddressResponse {
  const { id, firstName, lastName, address, city, postalCode, country, isDefault } = row;
  return { id, firstName, lastName, address, city, postalCode, country, isDefault };
}
