import type { AddressLookup, FoundAddress } from '../../../contracts/values/postal-addresses.js';

export abstract class AddressRegister {
  /** Null when the address does not exist. Throws when the register fails or times out. */
  abstract find(lookup: AddressLookup): Promise<FoundAddress | null>;
}

export class NoAddressRegister extends AddressRegister {
  find(): Promise<null> {
    return Promise.resolve(null);
  }
}
