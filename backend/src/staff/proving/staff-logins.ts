import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaffMember as StaffMemberResponse } from '../../../../contracts/staff/account.js';
import type { StaffLoginResult } from '../../../../contracts/staff/factors.js';
import type { ProvenBy } from '../../platform/auth/proof.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { hashToken } from '../../platform/auth/tokens.js';
import { StaffFactors } from '../factors/staff-factors.js';
import { Logbook, originOf } from '../logbook/logbook.js';
import { LoginNotices } from '../notices/login-notices.js';
import { StaffAccounts } from '../staff-accounts.js';
import { deviceHashOf, StaffDevices } from '../staff-devices.js';
import type { StaffMember } from '../staff-member.entity.js';
import { StaffSessions } from '../staff-sessions.js';
import { OneTimeTokens, type OneTimeToken } from './one-time-tokens.js';

const form = /^(\d{1,9})-([\w-]{43})$/;

/** What follows a right password: a session, or the wait for a factor. */
@Injectable()
export class StaffLogins {
  constructor(
    private readonly accounts: StaffAccounts,
    private readonly factors: StaffFactors,
    private readonly sessions: StaffSessions,
    private readonly devices: StaffDevices,
    private readonly tokens: OneTimeTokens,
    private readonly logbook: Logbook,
    private readonly notices: LoginNotices,
  ) {}

  async afterPassword(member: StaffMember, request: FastifyRequest, reply: FastifyReply): Promise<StaffLoginResult> {
    const factors = await this.factors.offered(member.id);
    if (factors.length === 0) return this.finish(member, 'password', request, reply);
    this.tokens.issue(reply, 'login', payloadOf(member));
    return { factors };
  }

  /** Returns the member whose password this browser proved in the last five minutes, unless it has changed since. */
  async pending(request: FastifyRequest): Promise<{ member: StaffMember; token: OneTimeToken } | null> {
    const token = this.tokens.read(request, 'login');
    const id = token && form.exec(token.payload)?.[1];
    const member = id ? await this.accounts.findById(Number(id)) : null;
    return token && member && token.payload === payloadOf(member) ? { member, token } : null;
  }

  async finish(
    member: StaffMember,
    provenBy: ProvenBy,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<StaffMemberResponse> {
    if (member.disabledAt) throw new DomainError('wrong-factor');
    const isKnownDevice = this.devices.find(request, member) !== null;
    const visit = { staffMemberId: member.id, ...originOf(request), isKnownDevice };
    await this.notices.afterLogin(visit, await this.logbook.record(visit, 'logged-in'));
    await this.sessions.start(member, request, reply, provenBy);
    this.devices.remember(request, reply, member);
    if (provenBy !== 'password') for (const use of ['login', 'passkey-login'] as const) this.tokens.forget(reply, use);
    return { id: member.id, email: member.email, role: member.role };
  }
}

const payloadOf = (member: StaffMember) => `${member.id}-${hashToken(deviceHashOf(member))}`;
