import { randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { addressPrefix } from '../auth/address-prefix.js';
import { AttemptLimits, type Limit } from '../auth/attempt-limits.js';
import { cookieOptions } from '../auth/cookies.js';
import { deriveKey, pepper, seal } from '../auth/keys.js';
import { hashPassword, passwordMatches } from '../auth/passwords.js';
import { hashToken, newToken } from '../auth/tokens.js';
import { AppConfig } from '../config/app-config.js';
import { DomainError } from '../event-sourcing/domain-error.js';
import { codeSealing } from '../mail/code-mail-data.js';
import type { CodePurpose } from './login-code.entity.js';

const minutes = 60;
const hours = 3600;
const days = 24 * hours;
const lifeSeconds = 10 * minutes;
const mostEvaluations = 5;

const sends = {
  perIp: { name: 'code-send-ip', points: 20, seconds: hours },
  perAddress: [
    { name: 'code-send-minute', points: 1, seconds: minutes },
    { name: 'code-send-quarter', points: 3, seconds: 15 * minutes },
    { name: 'code-send-day', points: 10, seconds: days },
  ],
};
const guesses = {
  perIp: { name: 'code-guess-ip', points: 60, seconds: hours },
  today: { name: 'code-failures-day', points: 10, seconds: days },
  inARow: { name: 'code-failures-row', points: 100, seconds: 90 * days },
} satisfies Record<string, Limit>;

/**
 * Six digits that prove a mailbox. Known and unknown addresses are the same thing here: nothing looks at customers. A
 * wrong, old, used or expired code, and one for another address or browser, are refused alike and after the same work.
 */
@Injectable()
export class LoginCodes {
  private readonly pepperKey: Buffer;
  private readonly sealingKey: Buffer;

  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: AttemptLimits,
    private readonly config: AppConfig,
  ) {
    this.pepperKey = deriveKey(config.appSecret, 'login-code-pepper');
    this.sealingKey = deriveKey(config.appSecret, codeSealing);
  }

  /** Makes the one live code of a mailbox, for this browser. Answers the id by which its mail finds it. */
  async make(purpose: CodePurpose, email: string, request: FastifyRequest, reply: FastifyReply): Promise<string> {
    await this.limits.take(sends.perIp, addressPrefix(request.ip));
    for (const limit of sends.perAddress) await this.limits.take(limit, `${purpose}:${email}`);
    const [id, challenge, code] = [randomUUID(), newToken(), String(randomInt(1_000_000)).padStart(6, '0')];
    const codeHash = await hashPassword(pepper(this.pepperKey, code));
    await this.dataSource.query('delete from login_codes where expires_at < now()');
    await this.dataSource.query(
      `insert into login_codes (purpose, email, id, challenge_hash, code_hash, sealed_code, expires_at)
       values ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 second')
       on conflict (purpose, email) do update set id = excluded.id, challenge_hash = excluded.challenge_hash,
         code_hash = excluded.code_hash, sealed_code = excluded.sealed_code, evaluations = 0,
         expires_at = excluded.expires_at`,
      [purpose, email, id, hashToken(challenge), codeHash, seal(this.sealingKey, code, id), lifeSeconds],
    );
    const cookie = { ...cookieOptions(this.config), maxAge: lifeSeconds };
    void reply.setCookie(cookieOf(purpose), challenge, cookie);
    return id;
  }

  /** Uses a code up. Throws `wrong-login-code`; `too-many-attempts` after ten failures in a day or a hundred in a row. */
  async prove(
    purpose: CodePurpose,
    email: string,
    code: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const key = `${purpose}:${email}`;
    await this.limits.take(guesses.perIp, addressPrefix(request.ip));
    await this.limits.take(guesses.inARow, key);
    await this.limits.take(guesses.today, key);
    const challenge = request.cookies[cookieOf(purpose)] ?? '';
    const claimed = await this.claimEvaluation(purpose, email, challenge);
    const right = await passwordMatches(pepper(this.pepperKey, code), claimed?.code_hash);
    if (!right || !claimed || !(await this.useUp(claimed.id))) throw new DomainError('wrong-login-code');
    void reply.clearCookie(cookieOf(purpose), { path: '/' });
    await this.limits.forgive(guesses.perIp, addressPrefix(request.ip));
    await this.limits.forgive(guesses.today, key);
    await this.limits.reset(guesses.inARow, key);
  }

  /** One conditional write before a guess is looked at: however many come at once, five are. */
  private async claimEvaluation(
    purpose: CodePurpose,
    email: string,
    challenge: string,
  ): Promise<{ id: string; code_hash: string } | undefined> {
    const [rows] = await this.dataSource.query<[{ id: string; code_hash: string }[], number]>(
      `update login_codes set evaluations = evaluations + 1
       where purpose = $1 and email = $2 and challenge_hash = $3 and expires_at > now() and evaluations < $4
       returning id, code_hash`,
      [purpose, email, hashToken(challenge), mostEvaluations],
    );
    return rows[0];
  }

  /** False when another request used it in the meantime, or when a new code took its place. */
  private async useUp(id: string): Promise<boolean> {
    const [, deleted] = await this.dataSource.query<[unknown, number]>('delete from login_codes where id = $1', [id]);
    return deleted === 1;
  }
}

const cookieOf = (purpose: CodePurpose) => `${purpose}-challenge`;
