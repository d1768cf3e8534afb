import type { AddressLookup, FoundAddress } from '../../../contracts/postal-addresses.js';

/** The public register of addresses. */
export abstract class AddressRegister {
  /** Null when there is no such address. Throws when the register does not answer in time. */
  abstract find(lookup: AddressLookup): Promise<FoundAddress | null>;
}

/** No register: every address is typed in full. */
export class NoAddressRegister extends AddressRegister {
  find(): Promise<null> {
    return Promise.resolve(null);
  }
}
