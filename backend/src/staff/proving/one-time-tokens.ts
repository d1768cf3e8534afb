import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { clearCookie, readCookie, setCookie } from '../../platform/auth/cookies.js';
import { deriveKey, pepper } from '../../platform/secrets/keys.js';
import { hashToken, newToken } from '../../platform/auth/tokens.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { countOf } from '../../platform/database/rows.js';

const lifeSeconds = 5 * 60;
const form = /^([\w-]*)\.(\d{10})\.([\w-]{43})\.([\w-]{43})$/;

/** `login`: the password was right. The others carry the challenge of a passkey or the secret of an app to be added. */
export type TokenUse = 'login' | 'passkey-login' | 'passkey-proof' | 'passkey-add' | 'totp-add';

/** `nonce`: 256 random bits, which are also the challenge of a passkey. */
export interface OneTimeToken {
  payload: string;
  nonce: string;
  expires: number;
}

/** Signed cookies that expire after five minutes. Only used tokens are stored, so strangers cannot fill the table. */
@Injectable()
export class OneTimeTokens {
  private readonly key: Buffer;

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {
    this.key = deriveKey(config.appSecret, 'staff-one-time');
  }

  /** `payload`: base64url. */
  issue(reply: FastifyReply, use: TokenUse, payload: string): OneTimeToken {
    const token = { payload, nonce: newToken(), expires: Math.floor(Date.now() / 1000) + lifeSeconds };
    const value = `${payload}.${token.expires}.${token.nonce}.${this.sign(use, token)}`;
    setCookie(reply, this.config, cookieOf(use), value, { sameSite: 'strict', maxAge: lifeSeconds });
    return token;
  }

  /** Null when this browser has none, or when it expired. */
  read(request: FastifyRequest, use: TokenUse): OneTimeToken | null {
    const [, payload, expires, nonce, signature] = form.exec(readCookie(request, cookieOf(use)) ?? '') ?? [];
    if (payload === undefined || !nonce || !signature) return null;
    const token = { payload, nonce, expires: Number(expires) };
    const isSigned = timingSafeEqual(Buffer.from(signature), Buffer.from(this.sign(use, token)));
    return isSigned && token.expires > Date.now() / 1000 ? token : null;
  }

  /** Returns false when the token was used before. Concurrent calls: one returns true. */
  async use({ nonce, expires }: OneTimeToken): Promise<boolean> {
    await this.dataSource.query('delete from staff_used_tokens where expires_at < now()');
    const used = await countOf(
      this.dataSource,
      `insert into staff_used_tokens (token_hash, expires_at) values ($1, to_timestamp($2)) on conflict do nothing
        returning token_hash`,
      [hashToken(nonce), expires],
    );
    return used === 1;
  }

  forget(reply: FastifyReply, use: TokenUse): void {
    clearCookie(reply, this.config, cookieOf(use));
  }

  private sign(use: TokenUse, { payload, expires, nonce }: OneTimeToken): string {
    return pepper(this.key, `${use} ${payload} ${expires} ${nonce}`);
  }
}

const cookieOf = (use: TokenUse) => `staff-${use}`;
