import { Injectable } from '@nestjs/common';
import { networksOf } from '../../platform/limits/address-prefix.js';
import { AttemptLimits, type Counted, type Limit } from '../../platform/limits/attempt-limits.js';

const quarter = 15 * 60;
const perStep: Limit = { name: 'staff-factor-step', points: 5, seconds: 5 * 60 };
const perDevice: Limit = { name: 'staff-factor-device', points: 10, seconds: quarter };
const perNetwork: Limit = { name: 'staff-factor-network', points: 10, seconds: quarter };
const strangers: Limit = { name: 'staff-factor-strangers', points: 30, seconds: 3600 };

/** Limits guesses per password: thirty an hour for a year would find a code. A new password starts a new count. */
const perPassword: Limit = { name: 'staff-factor-password', points: 100, seconds: 30 * 24 * 3600 };

const passkeys: Limit = { name: 'staff-passkey', points: 30, seconds: quarter };

/** `step`: the token of the password that was right; null in a session. */
export interface FactorAttempt {
  memberId: number;
  passwordHash: string;
  step: string | null;
  device: string | null;
  network: string;
}

/**
 * Throws `too-many-attempts`. The limits of codes count after the right password only, and a known passkey has a limit of
 * its own, so strangers lock nobody out.
 */
@Injectable()
export class FactorLimits {
  constructor(private readonly limits: AttemptLimits) {}

  async take(attempt: FactorAttempt): Promise<void> {
    for (const counter of countersOf(attempt)) await this.limits.take(...counter);
  }

  async forgive(attempt: FactorAttempt): Promise<void> {
    for (const counter of countersOf(attempt)) await this.limits.forgive(...counter);
  }

  async takePasskey(attempt: PasskeyAttempt): Promise<void> {
    await this.limits.take(passkeys, passkeySource(attempt));
  }

  async forgivePasskey(attempt: PasskeyAttempt): Promise<void> {
    await this.limits.forgive(passkeys, passkeySource(attempt));
  }
}

/** `credentialId`: of a passkey that the shop knows; null for any other. */
export interface PasskeyAttempt {
  credentialId: string | null;
  network: string;
}

const passkeySource = ({ credentialId, network }: PasskeyAttempt) => credentialId ?? networksOf(network);

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
