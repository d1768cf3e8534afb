import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource, LessThan } from 'typeorm';
import { clearCookie, readCookie, setCookie } from '../platform/auth/cookies.js';
import { hashToken, newToken } from '../platform/auth/tokens.js';
import { AppConfig } from '../platform/config/app-config.js';
import { StaffMember } from './staff-member.entity.js';
import { StaffSession } from './staff-session.entity.js';

const cookie = 'staff';
const idleMs = 30 * 60_000;
const mostMs = 12 * 3600_000;
const touchAfterMs = 60_000;

@Injectable()
export class StaffSessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  /** Null when nobody is logged in. */
  async find(request: FastifyRequest, reply: FastifyReply): Promise<{ id: number; email: string } | null> {
    const token = readCookie(request, cookie);
    if (!token) return null;
    const session = await this.dataSource.getRepository(StaffSession).findOneBy({ tokenHash: hashToken(token) });
    const now = Date.now();
    if (!session || now - session.lastSeenAt.getTime() > idleMs || now - session.createdAt.getTime() > mostMs) {
      clearCookie(reply, this.config, cookie);
      return null;
    }
    if (now - session.lastSeenAt.getTime() > touchAfterMs)
      await this.dataSource
        .getRepository(StaffSession)
        .update({ tokenHash: session.tokenHash }, { lastSeenAt: new Date(now) });
    const member = await this.dataSource.getRepository(StaffMember).findOneBy({ id: session.staffMemberId });
    return member && { id: member.id, email: member.email };
  }

  /** Ends any session of this browser and starts a new one, which prevents session fixation. */
  async start(member: StaffMember, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.end(request, reply);
    const token = newToken();
    const now = new Date();
    const sessions = this.dataSource.getRepository(StaffSession);
    await sessions.delete({ createdAt: LessThan(new Date(now.getTime() - mostMs)) });
    await sessions.insert({ tokenHash: hashToken(token), staffMemberId: member.id, createdAt: now, lastSeenAt: now });
    setCookie(reply, this.config, cookie, token, { sameSite: 'strict', maxAge: mostMs / 1000 });
  }

  /** Ends the session on the server and clears the cookie. */
  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = readCookie(request, cookie);
    if (token) await this.dataSource.getRepository(StaffSession).delete({ tokenHash: hashToken(token) });
    clearCookie(reply, this.config, cookie);
  }
}
