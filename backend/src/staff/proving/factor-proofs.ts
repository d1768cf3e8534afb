import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { PasskeyProof } from '../../../../contracts/staff/factors.js';
import type { ProvenBy } from '../../platform/auth/proof.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Passkeys } from '../factors/passkeys.js';
import { StaffFactors } from '../factors/staff-factors.js';
import { Totp } from '../factors/totp.js';
import { Logbook, originOf, type Visit } from '../logbook/logbook.js';
import { StaffNotices } from '../notices/staff-notices.js';
import { StaffDevices } from '../staff-devices.js';
import type { StaffMember } from '../staff-member.entity.js';
import { FactorLimits, type FactorAttempt } from './factor-limits.js';
import { OneTimeTokens, type TokenUse } from './one-time-tokens.js';

const totpForm = /^\d{6}$/;

/** Compares what staff gives as a second factor, at the login and later. */
@Injectable()
export class FactorProofs {
  constructor(
    private readonly totp: Totp,
    private readonly factors: StaffFactors,
    private readonly passkeys: Passkeys,
    private readonly limits: FactorLimits,
    private readonly devices: StaffDevices,
    private readonly tokens: OneTimeTokens,
    private readonly logbook: Logbook,
    private readonly notices: StaffNotices,
  ) {}

  /** `step`: bounds the guesses of one login; null in a session. Throws `wrong-factor` and `too-many-attempts`. */
  async code(member: StaffMember, code: string, step: string | null, request: FastifyRequest): Promise<ProvenBy> {
    const visit = this.visitOf(request, member);
    return this.logbook.recordingRefusals(visit, async () => {
      const device = this.devices.find(request, member);
      const { id: memberId, passwordHash } = member;
      const attempt = { memberId, passwordHash, step, device, network: visit.network };
      await this.takeOrNotify(attempt);
      const proven = await this.use(member.id, code.replace(/(?<=\d)\s(?=\d)/g, ''));
      if (!proven) throw new DomainError('wrong-factor');
      await this.limits.forgive(attempt);
      if (proven === 'recovery-code') {
        const entryId = await this.logbook.record(visit, 'recovery-code-used');
        await this.notices.send(member.id, 'factor-changed', entryId);
      }
      return proven;
    });
  }

  /** Returns the id of the member. `expected`: the only member it may be of. Throws `wrong-factor` and `too-many-attempts`. */
  async passkey(
    proof: PasskeyProof,
    use: TokenUse,
    expected: StaffMember | null,
    request: FastifyRequest,
  ): Promise<number> {
    const visit = this.visitOf(request, expected);
    return this.logbook.recordingRefusals(visit, async () => {
      const isKnown = await this.passkeys.has(proof.id);
      const attempt = { credentialId: isKnown ? proof.id : null, network: visit.network };
      await this.limits.takePasskey(attempt);
      const token = this.tokens.read(request, use);
      const isMeant = token?.payload === (expected ? String(expected.id) : '');
      if (!token || !isMeant || !(await this.tokens.use(token))) throw new DomainError('wrong-factor');
      const memberId = await this.passkeys.use(proof, token.nonce);
      if (memberId === null || (expected && memberId !== expected.id)) throw new DomainError('wrong-factor');
      await this.limits.forgivePasskey(attempt);
      return memberId;
    });
  }

  visitOf(request: FastifyRequest, member: StaffMember | null): Visit {
    const isKnownDevice = this.devices.find(request, member) !== null;
    return { staffMemberId: member?.id ?? null, ...originOf(request), isKnownDevice };
  }

  /** Whoever makes wrong guesses knows the password, so the holder has to know. */
  private async takeOrNotify(attempt: FactorAttempt): Promise<void> {
    try {
      await this.limits.take(attempt);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'too-many-attempts')
        await this.notices.send(attempt.memberId, 'wrong-factor');
      throw error;
    }
  }

  private async use(memberId: number, code: string): Promise<ProvenBy | null> {
    if (totpForm.test(code)) return (await this.totp.use(memberId, code)) ? 'totp' : null;
    return (await this.factors.useRecoveryCode(memberId, code)) ? 'recovery-code' : null;
  }
}
