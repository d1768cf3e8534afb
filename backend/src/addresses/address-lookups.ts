import { Injectable, Logger } from '@nestjs/common';
import type { AddressLookup, FoundAddress } from '../../../contracts/values/postal-addresses.js';
import { AddressRegister } from './address-register.js';

const ttlMs = 24 * 3_600_000;
const maxEntries = 5000;

/** Caches results for a day. Returns null when the register fails, so the shopper types the address. */
@Injectable()
export class AddressLookups {
  private readonly logger = new Logger('addresses');
  private readonly cache = new Map<string, { address: FoundAddress | null; until: number }>();

  constructor(private readonly register: AddressRegister) {}

  async find(lookup: AddressLookup, now = Date.now()): Promise<FoundAddress | null> {
    const key = `${lookup.postalCode} ${lookup.houseNumber}`;
    const cached = this.cache.get(key);
    if (cached && cached.until > now) return cached.address;
    try {
      const address = await this.register.find(lookup);
      this.store(key, { address, until: now + ttlMs });
      return address;
    } catch (error) {
      this.logger.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'The address register failed');
      return null;
    }
  }

  private store(key: string, entry: { address: FoundAddress | null; until: number }): void {
    this.cache.delete(key);
    this.cache.set(key, entry);
    const [oldest] = this.cache.keys();
    if (this.cache.size > maxEntries) this.cache.delete(oldest!);
  }
}
