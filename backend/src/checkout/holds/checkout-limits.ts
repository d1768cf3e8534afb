import { Injectable } from '@nestjs/common';
import { AttemptLimits, type Limit } from '../../platform/auth/attempt-limits.js';
import { deriveKey, pepper } from '../../platform/auth/keys.js';
import { AppConfig } from '../../platform/config/app-config.js';
import type { ErrorCode } from '../../../../contracts/errors.js';
import { DomainError } from '../../platform/errors/domain-error.js';

const hour = 3600;

/** Decision 0037 says why these numbers; CHECKOUT_LIMIT_FACTOR multiplies those of an address. */
export const checkoutLimits = {
  newCheckoutsOfShopper: { name: 'checkout-sid', points: 30, seconds: hour },
  newCheckoutsFromAddress: { name: 'checkout-ip', points: 200, seconds: hour },
  declinesOfShopper: { name: 'declined-sid', points: 10, seconds: hour },
  declinesFromAddress: { name: 'declined-ip', points: 40, seconds: hour },
  mailboxesOfShopper: { name: 'mailboxes-sid', points: 10, seconds: hour },
  mailboxesFromAddress: { name: 'mailboxes-ip', points: 100, seconds: hour },
} as const satisfies Record<string, Limit>;

const countedMailbox: Limit = { name: 'mailbox', points: 1, seconds: hour };

/** Hashes of a shopper's browser and network. Neither identifies a person. */
export interface ShopperKeys {
  sidHash: string;
  addressKey: string | null;
}

/** Rate-limits new checkouts and declined payments against testing of stolen cards. */
@Injectable()
export class CheckoutLimits {
  private readonly key: Buffer;
  private readonly newFromAddress: Limit;
  private readonly declinesFromAddress: Limit;
  private readonly mailboxesFromAddress: Limit;

  constructor(
    private readonly attempts: AttemptLimits,
    { appSecret, checkoutLimitFactor: factor }: AppConfig,
  ) {
    const raised = (limit: Limit): Limit => ({ ...limit, points: limit.points * factor });
    this.key = deriveKey(appSecret, 'checkout-address');
    this.newFromAddress = raised(checkoutLimits.newCheckoutsFromAddress);
    this.declinesFromAddress = raised(checkoutLimits.declinesFromAddress);
    this.mailboxesFromAddress = raised(checkoutLimits.mailboxesFromAddress);
  }

  /** `prefix`: the result of `addressPrefix`. */
  addressKey(prefix: string): string {
    return pepper(this.key, prefix);
  }

  /** Counts a new checkout. Throws `too-many-checkouts`, and `too-many-declines` after many declined payments. */
  async countNew({ sidHash, addressKey }: ShopperKeys): Promise<void> {
    const left = [this.attempts.left(checkoutLimits.declinesOfShopper, sidHash)];
    if (addressKey !== null) left.push(this.attempts.left(this.declinesFromAddress, addressKey));
    if ((await Promise.all(left)).some((count) => count <= 0)) throw new DomainError('too-many-declines');
    await this.take(checkoutLimits.newCheckoutsOfShopper, sidHash, 'too-many-checkouts');
    if (addressKey !== null) await this.take(this.newFromAddress, addressKey, 'too-many-checkouts');
  }

  /** Returns false when the shopper or the network has reached its limit. */
  async countDecline({ sidHash, addressKey }: ShopperKeys): Promise<boolean> {
    const left = [this.attempts.count(checkoutLimits.declinesOfShopper, sidHash)];
    if (addressKey !== null) left.push(this.attempts.count(this.declinesFromAddress, addressKey));
    return (await Promise.all(left)).every((count) => count > 0);
  }

  /**
   * Counts each e-mail address that a shopper names, once an hour: a code for the first order tells whether somebody bought
   * before. Throws `too-many-attempts`.
   */
  async countMailbox(sidHash: string, addressKey: string, email: string): Promise<void> {
    if ((await this.attempts.count(countedMailbox, addressKey, email.toLowerCase())) < 0) return;
    await this.take(checkoutLimits.mailboxesOfShopper, sidHash, 'too-many-attempts');
    await this.take(this.mailboxesFromAddress, addressKey, 'too-many-attempts');
  }

  private async take(limit: Limit, key: string, refusal: ErrorCode): Promise<void> {
    if ((await this.attempts.count(limit, key)) < 0) throw new DomainError(refusal);
  }
}
