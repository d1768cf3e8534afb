import { Injectable } from '@nestjs/common';
import { networksOf } from '../platform/limits/address-prefix.js';
import { AttemptLimits, type Counted, type Limit } from '../platform/limits/attempt-limits.js';
import { DomainError } from '../platform/errors/domain-error.js';

const quarter = 15 * 60;
const hour = 3600;

const perDevice = { name: 'staff-login-device', points: 10, seconds: quarter };
const perNetwork = { name: 'staff-login-ip', points: 30, seconds: quarter };
const perAccountAndNetwork = { name: 'staff-login-network', points: 10, seconds: quarter };
const strangers = { name: 'staff-login-strangers', points: 100, seconds: hour };

/** Limits that lock the account out when they are used up. The others stop one network only. */
const locking: readonly Limit[] = [perDevice, strangers];

/** `device`: the result of `StaffDevices.find`. `network`: the result of `addressPrefix`. */
export interface StaffLoginAttempt {
  account: string;
  device: string | null;
  network: string;
}

/** `isLockedOut`: this account cannot log in from the device, or from any unknown one. */
export class TooManyAttempts extends DomainError {
  constructor(readonly isLockedOut: boolean) {
    super('too-many-attempts');
  }
}

/** Known devices have their own allowance, so strangers cannot lock out a member of staff. */
@Injectable()
export class StaffLoginLimits {
  constructor(private readonly limits: AttemptLimits) {}

  /** Throws `TooManyAttempts`. */
  async take(attempt: StaffLoginAttempt): Promise<void> {
    for (const counter of countersOf(attempt))
      if ((await this.limits.count(...counter)) < 0) throw new TooManyAttempts(locking.includes(counter[0]));
  }

  async forgive(attempt: StaffLoginAttempt): Promise<void> {
    for (const counter of countersOf(attempt)) await this.limits.forgive(...counter);
  }

  /** Returns the number of counters; `dryRun` leaves them. */
  async unlock(account: string, dryRun: boolean): Promise<number> {
    let counters = 0;
    for (const limit of [perDevice, perAccountAndNetwork, strangers])
      counters += await this.limits.forget(limit, account, { dryRun });
    return counters;
  }
}

type Counter = [limit: Limit, key: Counted, source?: Counted];

/** Counts the network before the account, so that an exhausted network takes nothing from the other strangers. */
function countersOf({ account, device, network }: StaffLoginAttempt): Counter[] {
  if (device !== null) return [[perDevice, account, device]];
  return [
    [perNetwork, networksOf(network)],
    [perAccountAndNetwork, account, networksOf(network)],
    [strangers, account],
  ];
}
