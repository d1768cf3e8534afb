import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource, IsNull, LessThan, Not, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { clearCookie, readCookie, setCookie } from '../platform/auth/cookies.js';
import type { Proof, ProvenBy } from '../platform/auth/proof.js';
import { hashToken, newToken } from '../platform/auth/tokens.js';
import { AppConfig } from '../platform/config/app-config.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { hasInitialPassword } from './initial/initial-passwords.js';
import { originOf } from './logbook/logbook.js';
import { StaffMember } from './staff-member.entity.js';
import { StaffSession } from './staff-session.entity.js';
import { countOf, oneRowOf } from '../platform/database/rows.js';

const cookie = 'staff';
export const idleMinutes = 30;
export const mostHours = 12;
const idleMs = idleMinutes * 60_000;
const mostMs = mostHours * 3600_000;
const touchAfterMs = 60_000;

/** Waits for a concurrent change of password or state, which ends the account's sessions in the same transaction. */
const startSession = `
  insert into staff_sessions
    (token_hash, staff_member_id, created_at, last_seen_at, proven_by, proven_at, network, browser)
  select $1, id, $2, $2, $5, $2, $6, $7 from staff_members
    where id = $3 and disabled_at is null
      and (password_hash = $4 or (password_hash = renewed_hash and device_hash = $4)) for share
  returning token_hash`;

const readDemands = `
  select is_factor_required as "isFactorRequired", refund_proof_from_cents as "refundProofFromCents",
    exists (select from staff_totp where staff_member_id = $1)
      or exists (select from staff_passkeys where staff_member_id = $1) as "hasFactor"
  from staff_rules`;

const Demands = z.object({ isFactorRequired: z.boolean(), refundProofFromCents: z.int(), hasFactor: z.boolean() });

export type LoggedInStaff = Pick<StaffMember, 'id' | 'email' | 'role'> &
  Proof &
  z.output<typeof Demands> & { hasInitialPassword: boolean; sessionId: string };

@Injectable()
export class StaffSessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  async find(request: FastifyRequest, reply: FastifyReply): Promise<LoggedInStaff | null> {
    const token = readCookie(request, cookie);
    if (!token) return null;
    const session = await this.dataSource.getRepository(StaffSession).findOneBy({ tokenHash: hashToken(token) });
    const now = Date.now();
    if (!session || now - session.lastSeenAt.getTime() > idleMs || now - session.createdAt.getTime() > mostMs) {
      clearCookie(reply, this.config, cookie);
      return null;
    }
    if (now - session.lastSeenAt.getTime() > touchAfterMs) await this.touch(session, new Date(now));
    const members = this.dataSource.getRepository(StaffMember);
    const member = await members.findOneBy({ id: session.staffMemberId, disabledAt: IsNull() });
    if (!member) return null;
    const demands = await oneRowOf(this.dataSource, Demands, readDemands, [member.id]);
    const { provenBy, provenAt } = session;
    if (demands.hasFactor && (provenBy ?? 'password') === 'password') {
      await this.end(request, reply); // of a process of the former version, which asks for no factor
      return null;
    }
    return {
      sessionId: session.id,
      id: member.id,
      email: member.email,
      role: member.role,
      provenAt: provenAt ?? session.createdAt,
      ...demands,
      hasInitialPassword: hasInitialPassword(member),
    };
  }

  /**
   * Ends any session of this browser and starts a new one, which prevents session fixation. Throws `wrong-credentials`
   * when the password has changed since `member` was read, or the account was disabled.
   */
  async start(
    member: StaffMember,
    request: FastifyRequest,
    reply: FastifyReply,
    provenBy: ProvenBy = 'password',
  ): Promise<void> {
    await this.end(request, reply);
    const token = newToken();
    const now = new Date();
    const sessions = this.dataSource.getRepository(StaffSession);
    await sessions.delete({ createdAt: LessThan(new Date(now.getTime() - mostMs)) });
    const { network, browser } = originOf(request);
    const started = [hashToken(token), now, member.id, member.passwordHash, provenBy, network, browser];
    if ((await countOf(this.dataSource, startSession, started)) === 0) throw new DomainError('wrong-credentials');
    await this.dataSource.getRepository(StaffMember).update({ id: member.id }, { lastSeenAt: now });
    setCookie(reply, this.config, cookie, token, { sameSite: 'strict', maxAge: mostMs / 1000 });
  }

  /** The hash of the token of a request with a session. */
  hashOf(request: FastifyRequest): string {
    return tokenHashOf(request);
  }

  /** Notes a proof in the session of this browser. */
  async prove(request: FastifyRequest, provenBy: ProvenBy, manager?: EntityManager): Promise<void> {
    const proven = { provenBy, provenAt: new Date() };
    await this.sessions(manager).update({ tokenHash: tokenHashOf(request) }, proven);
  }

  async endOthers(request: FastifyRequest, manager?: EntityManager): Promise<void> {
    const others = { staffMemberId: request.staff!.id, tokenHash: Not(tokenHashOf(request)) };
    await this.sessions(manager).delete(others);
  }

  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = readCookie(request, cookie);
    if (token) await this.dataSource.getRepository(StaffSession).delete({ tokenHash: hashToken(token) });
    clearCookie(reply, this.config, cookie);
  }

  private async touch({ tokenHash, staffMemberId }: StaffSession, lastSeenAt: Date): Promise<void> {
    await this.dataSource.getRepository(StaffSession).update({ tokenHash }, { lastSeenAt });
    await this.dataSource.getRepository(StaffMember).update({ id: staffMemberId }, { lastSeenAt });
  }

  private sessions(manager: EntityManager = this.dataSource.manager) {
    return manager.getRepository(StaffSession);
  }
}

const tokenHashOf = (request: FastifyRequest) => hashToken(readCookie(request, cookie) ?? '');
