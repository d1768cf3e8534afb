import {
  listAddresses,
  addAddress,
  changeAddress,
  removeAddress,
  type SavedAddress,
} from '../../../contracts/saved-addresses.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { DomainError } from '../platform/errors/domain-error.js';
import { SavedAddresses } from './saved-addresses.js';

@Controller()
export class ShippingAddressesController {
  constructor(private readonly addresses: SavedAddresses) {}

  @Handles(listAddresses)
  listAddresses({ request }: Call<typeof listAddresses>): Promise<SavedAddress[]> {
    return this.addresses.list(request.customer.id);
  }

  @Handles(addAddress)
  addAddress({ body: address, request }: Call<typeof addAddress>): Promise<SavedAddress> {
    return this.addresses.add(request.customer.id, address);
  }

  @Handles(changeAddress)
  changeAddress({ params: { id }, body: address, request }: Call<typeof changeAddress>): Promise<SavedAddress> {
    return this.addresses.change(request.customer.id, addressId(id), address);
  }

  @Handles(removeAddress)
  removeAddress({ params: { id }, request }: Call<typeof removeAddress>): Promise<void> {
    return this.addresses.remove(request.customer.id, addressId(id));
  }
}

function addressId(id: string): number {
  if (!/^\d{1,9}$/.test(id)) throw new DomainError('address-not-found');
  return Number(id);
}
