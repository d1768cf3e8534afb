import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { browserName } from '../../platform/auth/acts/browser-name.js';
import { clearCookie, forgetShopper, readCookie, setCookie } from '../../platform/auth/cookies.js';
import { hashToken, newToken } from '../../platform/auth/tokens.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { CustomerSchema } from '../../../../contracts/customers.js';
import { rowsOf, valueOf } from '../../platform/database/rows.js';

const cookie = 'customer';
export const sessionDays = 30;
export const idleDays = 14;
const touchAfterMs = 5 * 60_000;
/** One day longer than the session, so the server can detect and clear an expired one. */
const cookieDays = sessionDays + 1;

const find = `
  select c.id, c.email, c.first_name as "firstName", c.last_name as "lastName", c.phone, c.address,
    c.postal_code as "postalCode", c.city, c.country, s.last_used_at as "lastUsedAt"
  from customer_sessions s join customers c on c.id = s.customer_id
  where s.token_hash = $1 and s.created_at > now() - $2 * interval '1 day'
    and s.last_used_at > now() - $3 * interval '1 day'`;
const touch = 'update customer_sessions set last_used_at = now() where token_hash = $1';
const removeEnded = `
  delete from customer_sessions
  where created_at < now() - $1 * interval '1 day' or last_used_at < now() - $2 * interval '1 day'`;
const start = `
  insert into customer_sessions (token_hash, customer_id, browser, created_at, last_used_at)
  values ($1, $2, $3, now(), now()) returning id`;

const Session = CustomerSchema.extend({ id: z.int(), lastUsedAt: z.date() });
export type LoggedInCustomer = Omit<z.output<typeof Session>, 'lastUsedAt'>;

@Injectable()
export class CustomerSessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  async find(request: FastifyRequest): Promise<LoggedInCustomer | null> {
    const token = readCookie(request, cookie);
    if (!token) return null;
    const session = hashToken(token);
    const [row] = await rowsOf(this.dataSource, Session, find, [session, sessionDays, idleDays]);
    if (!row) return null;
    const { lastUsedAt, ...customer } = row;
    if (Date.now() - lastUsedAt.getTime() > touchAfterMs) await this.dataSource.query(touch, [session]);
    return customer;
  }

  /** Ends any session of this browser and starts a new one, which prevents session fixation. Returns its id. */
  async start(customerId: number, request: FastifyRequest, reply: FastifyReply): Promise<string> {
    await this.end(request, reply);
    const token = newToken();
    await this.dataSource.query(removeEnded, [sessionDays, idleDays]);
    const started = [hashToken(token), customerId, browserName(request.headers['user-agent'])];
    const id = await valueOf(this.dataSource, z.string(), start, started);
    setCookie(reply, this.config, cookie, token, { maxAge: cookieDays * 24 * 3600 });
    return id;
  }

  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = readCookie(request, cookie);
    if (token === undefined) return;
    await this.dataSource.query('delete from customer_sessions where token_hash = $1', [hashToken(token)]);
    forgetShopper(reply, this.config);
    clearCookie(reply, this.config, cookie);
  }
}

/** The hash of the token of this browser. */
export const currentSession = (request: FastifyRequest): string => hashToken(readCookie(request, cookie) ?? '');
