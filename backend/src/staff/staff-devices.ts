import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from '../platform/auth/cookies.js';
import { deriveKey, pepper } from '../platform/secrets/keys.js';
import { newToken } from '../platform/auth/tokens.js';
import { AppConfig } from '../platform/config/app-config.js';
import type { StaffMember } from './staff-member.entity.js';

const cookie = 'staff-device';
const lifeSeconds = 180 * 24 * 3600;
const mostAccounts = 5;
const form = /^([\w-]{43})\.(\d{10})\.([\w-]{43})$/;

type Account = Pick<StaffMember, 'id' | 'passwordHash'> & Partial<Pick<StaffMember, 'renewedHash' | 'deviceHash'>>;

/** One login of an account in this browser. `expires` in seconds since 1970. */
interface Entry {
  id: string;
  expires: number;
  signature: string;
}

/** Signs a random id for each account that logs in from a browser. Stores nothing on the server. */
@Injectable()
export class StaffDevices {
  private readonly key: Buffer;

  constructor(private readonly config: AppConfig) {
    this.key = deriveKey(config.appSecret, 'staff-device');
  }

  /** Null when this account did not log in from this browser for 180 days, or changed its password since. */
  find(request: FastifyRequest, account: Account | null): string | null {
    return this.entryOf(request, account)?.id ?? null;
  }

  /** Keeps the entries of the four other accounts that logged in last. */
  remember(request: FastifyRequest, reply: FastifyReply, account: Account): void {
    const known = this.entryOf(request, account);
    const others = this.entries(request).filter(({ signature }) => signature !== known?.signature);
    const [id, expires] = [known?.id ?? newToken(), nowSeconds() + lifeSeconds];
    const entry = { id, expires, signature: this.sign(id, expires, account) };
    const value = [entry, ...others].slice(0, mostAccounts).map(written).join('~');
    setCookie(reply, this.config, cookie, value, { sameSite: 'strict', maxAge: lifeSeconds });
  }

  /** An unknown account costs the same signatures as a known one. */
  private entryOf(request: FastifyRequest, account: Account | null): Entry | undefined {
    const own = this.entries(request).filter((entry) => this.isSignedFor(entry, account ?? nobody));
    return account ? own[0] : undefined;
  }

  private entries(request: FastifyRequest): Entry[] {
    const parts = (readCookie(request, cookie) ?? '').split('~').slice(0, mostAccounts);
    return parts.flatMap((part) => {
      const [, id, expires, signature] = form.exec(part) ?? [];
      return id && signature && Number(expires) > nowSeconds() ? [{ id, expires: Number(expires), signature }] : [];
    });
  }

  private isSignedFor({ id, expires, signature }: Entry, account: Account): boolean {
    return timingSafeEqual(Buffer.from(signature), Buffer.from(this.sign(id, expires, account)));
  }

  /** Covers the password's hash, so that a new password revokes every device of the account. */
  private sign(id: string, expires: number, account: Account): string {
    return pepper(this.key, `${id} ${expires} ${account.id} ${deviceHashOf(account)}`);
  }
}

/** The first hash of the present password: renewing it with a higher cost leaves the devices known. */
export function deviceHashOf({ passwordHash, renewedHash, deviceHash }: Omit<Account, 'id'>): string {
  return renewedHash === passwordHash ? (deviceHash ?? passwordHash) : passwordHash;
}

const nobody: Account = { id: 0, passwordHash: '' };
const nowSeconds = () => Math.floor(Date.now() / 1000);
const written = ({ id, expires, signature }: Entry) => `${id}.${expires}.${signature}`;
