import { z } from 'zod';
import type { AddressLookup, FoundAddress } from '../../../contracts/values/postal-addresses.js';
import { AddressRegister } from './address-register.js';

const timeoutMs = 1500;

const ResponseSchema = z.object({
  response: z.object({ docs: z.array(z.object({ straatnaam: z.string(), woonplaatsnaam: z.string() })) }),
});

/** PDOK Locatieserver: the free search API of the national address register (BAG). It needs no key. */
export class PdokAddressRegister extends AddressRegister {
  constructor(private readonly url: string) {
    super();
  }

  async find({ postalCode, houseNumber }: AddressLookup): Promise<FoundAddress | null> {
    const code = postalCode.replace(' ', '');
    const query = new URLSearchParams({ q: `${code} ${houseNumber}`, fl: 'straatnaam,woonplaatsnaam', rows: '1' });
    for (const filter of ['type:adres', `postcode:${code}`, `huisnummer:${houseNumber}`]) query.append('fq', filter);
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(`${this.url}/free?${query.toString()}`, { signal, redirect: 'error' });
    if (!response.ok) throw new Error(`The address register responded with ${response.status}`);
    const [found] = ResponseSchema.parse(await response.json()).response.docs;
    return found ? { street: found.straatnaam, city: found.woonplaatsnaam } : null;
  }
}
