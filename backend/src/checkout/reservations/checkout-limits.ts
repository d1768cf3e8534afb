import { Injectable } from '@nestjs/common';
import { AttemptLimits, type Counted, type Limit } from '../../platform/limits/attempt-limits.js';
import { deriveKey, pepper } from '../../platform/secrets/keys.js';
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

/** Hashes of a shopper's network, and of the wider ones around it (`networksOf`). */
export interface NetworkKeys {
  addressKey: string | null;
  widerKeys?: string[] | null;
}

/** Hashes of a shopper's browser and networks. None identifies a person. */
export interface ShopperKeys extends NetworkKeys {
  sidHash: string;
  /** The call came without the shopper's cookie. */
  isFirstVisit?: boolean;
  /** The shopper confirmed that an equal basket is paid. */
  isRepeat?: boolean;
}

/** Narrowest first; empty once they are erased. */
export const keysOf = ({ addressKey, widerKeys }: NetworkKeys): readonly string[] =>
  addressKey === null ? [] : [addressKey, ...(widerKeys ?? [])];

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

  /** `networks`: the result of `networksOf`. */
  networkKeys(networks: readonly string[]): { addressKey: string; widerKeys: string[] } {
    const [addressKey, ...widerKeys] = networks.map((network) => pepper(this.key, network));
    return { addressKey: addressKey!, widerKeys };
  }

  /** Counts a new checkout. Throws `too-many-checkouts`, and `too-many-declines` after many declined payments. */
  async countNew({ sidHash, ...networks }: ShopperKeys): Promise<void> {
    const keys = keysOf(networks);
    const left = [this.attempts.left(checkoutLimits.declinesOfShopper, sidHash)];
    if (keys.length > 0) left.push(this.attempts.left(this.declinesFromAddress, keys));
    if ((await Promise.all(left)).some((count) => count <= 0)) throw new DomainError('too-many-declines');
    await this.take(checkoutLimits.newCheckoutsOfShopper, sidHash, 'too-many-checkouts');
    if (keys.length > 0) await this.take(this.newFromAddress, keys, 'too-many-checkouts');
  }

  /** Returns false when the shopper or the network has reached its limit. */
  async countDecline({ sidHash, ...networks }: ShopperKeys): Promise<boolean> {
    const keys = keysOf(networks);
    const left = [this.attempts.count(checkoutLimits.declinesOfShopper, sidHash)];
    if (keys.length > 0) left.push(this.attempts.count(this.declinesFromAddress, keys));
    return (await Promise.all(left)).every((count) => count > 0);
  }

  /**
   * Counts each e-mail address that a shopper names, once an hour: a code for the first order tells whether somebody bought
   * before. Throws `too-many-attempts`.
   */
  async countMailbox(sidHash: string, networks: readonly string[], email: string): Promise<void> {
    const keys = keysOf(this.networkKeys(networks));
    if ((await this.attempts.count(countedMailbox, keys[0]!, email.toLowerCase())) < 0) return;
    await this.take(checkoutLimits.mailboxesOfShopper, sidHash, 'too-many-attempts');
    await this.take(this.mailboxesFromAddress, keys, 'too-many-attempts');
  }

  private async take(limit: Limit, key: Counted, refusal: ErrorCode): Promise<void> {
    if ((await this.attempts.count(limit, key)) < 0) throw new DomainError(refusal);
  }
}
