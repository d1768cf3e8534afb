import { Injectable, Logger } from '@nestjs/common';
import type { AddressLookup, FoundAddress } from '../../../contracts/postal-addresses.js';
import { AddressRegister } from './address-register.js';

const keptMs = 24 * 3_600_000;
const mostKept = 5000;

/** Asks the register and remembers its answers for a day. A register that fails is as good as none: people can type. */
@Injectable()
export class AddressLookups {
  private readonly logger = new Logger('addresses');
  private readonly kept = new Map<string, { address: FoundAddress | null; until: number }>();

  constructor(private readonly register: AddressRegister) {}

  async find(lookup: AddressLookup, now = Date.now()): Promise<FoundAddress | null> {
    const key = `${lookup.postalCode} ${lookup.houseNumber}`;
    const known = this.kept.get(key);
    if (known && known.until > now) return known.address;
    try {
      const address = await this.register.find(lookup);
      this.keep(key, { address, until: now + keptMs });
      return address;
    } catch (error) {
      this.logger.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'The address register failed');
      return null;
    }
  }

  private keep(key: string, answer: { address: FoundAddress | null; until: number }): void {
    this.kept.delete(key);
    this.kept.set(key, answer);
    const [oldest] = this.kept.keys();
    if (this.kept.size > mostKept) this.kept.delete(oldest!);
  }
}
