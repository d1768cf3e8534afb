import { Injectable } from '@nestjs/common';
import { networksOf } from '../../platform/auth/address-prefix.js';
import { AttemptLimits, type Counted, type Limit } from '../../platform/auth/attempt-limits.js';

const quarter = 15 * 60;
const perStep: Limit = { name: 'staff-factor-step', points: 5, seconds: 5 * 60 };
const perDevice: Limit = { name: 'staff-factor-device', points: 10, seconds: quarter };
const perNetwork: Limit = { name: 'staff-factor-network', points: 10, seconds: quarter };
const strangers: Limit = { name: 'staff-factor-strangers', points: 30, seconds: 3600 };

/** Of one password: thirty an hour for a year would find a code. A new password starts a new count. */
const perPassword: Limit = { name: 'staff-factor-password', points: 100, seconds: 30 * 24 * 3600 };

/** `step`: the token of the password that was right; null in a session. */
export interface FactorAttempt {
  memberId: number;
  passwordHash: string;
  step: string | null;
  device: string | null;
  network: string;
}

/** Throws `too-many-attempts`. Only who knows the password can take from these: strangers lock nobody out. */
@Injectable()
export class FactorLimits {
  constructor(private readonly limits: AttemptLimits) {}

  async take(attempt: FactorAttempt): Promise<void> {
    for (const counter of countersOf(attempt)) await this.limits.take(...counter);
  }

  async forgive(attempt: FactorAttempt): Promise<void> {
    for (const counter of countersOf(attempt)) await this.limits.forgive(...counter);
  }
}

type Counter = [limit: Limit, key: Counted, source?: Counted];

function countersOf({ memberId, passwordHash, step, device, network }: FactorAttempt): Counter[] {
  const member = String(memberId);
  const ofStep: Counter[] = step === null ? [] : [[perStep, step]];
  if (device !== null) return [...ofStep, [perDevice, member, device]];
  return [
    ...ofStep,
    [perNetwork, member, networksOf(network)],
    [strangers, member],
    [perPassword, member, passwordHash],
  ];
}
