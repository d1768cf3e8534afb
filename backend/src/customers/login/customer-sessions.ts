import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { clearCookie, forgetShopper, readCookie, setCookie } from '../../platform/auth/cookies.js';
import { hashToken, newToken } from '../../platform/auth/tokens.js';
import { AppConfig } from '../../platform/config/app-config.js';
import type { Customer } from '../customer.entity.js';

const cookie = 'customer';
const days = 30;
const idleDays = 14;
/** One day longer than the session, so the server can detect and clear an expired one. */
const cookieDays = days + 1;

export type LoggedInCustomer = Omit<Customer, 'createdAt'>;

@Injectable()
export class CustomerSessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  async find(request: FastifyRequest): Promise<LoggedInCustomer | null> {
    const token = readCookie(request, cookie);
    if (!token) return null;
    const [customer] = await this.dataSource.query<LoggedInCustomer[]>(
      `with live as (
         select token_hash, customer_id, coalesce(last_seen_at, created_at) as seen_at from customer_sessions
         where token_hash = $1 and created_at > now() - $2 * interval '1 day'
           and coalesce(last_seen_at, created_at) > now() - $3 * interval '1 day'),
       seen as (
         update customer_sessions s set last_seen_at = now() from live
         where s.token_hash = live.token_hash and live.seen_at < now() - interval '1 hour')
       select c.id, c.email, c.first_name as "firstName", c.last_name as "lastName", c.phone, c.address,
              c.postal_code as "postalCode", c.city, c.country
       from live join customers c on c.id = live.customer_id`,
      [hashToken(token), days, idleDays],
    );
    return customer ?? null;
  }

  /** Ends any session of this browser and starts a new one, which prevents session fixation. */
  async start(customerId: number, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.end(request, reply);
    const token = newToken();
    await this.dataSource.query(
      `delete from customer_sessions where created_at < now() - $1 * interval '1 day'
         or coalesce(last_seen_at, created_at) < now() - $2 * interval '1 day'`,
      [days, idleDays],
    );
    await this.dataSource.query(
      'insert into customer_sessions (token_hash, customer_id, created_at) values ($1, $2, now())',
      [hashToken(token), customerId],
    );
    setCookie(reply, this.config, cookie, token, { maxAge: cookieDays * 24 * 3600 });
  }

  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = readCookie(request, cookie);
    if (token === undefined) return;
    await this.dataSource.query('delete from customer_sessions where token_hash = $1', [hashToken(token)]);
    forgetShopper(reply, this.config);
    clearCookie(reply, this.config, cookie);
  }
}
