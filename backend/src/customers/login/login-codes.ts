import { randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { clearCookie, readCookie, setCookie } from '../../platform/auth/cookies.js';
import { deriveKey, pepper, seal } from '../../platform/auth/keys.js';
import { codeMatches, hashCode } from '../../platform/auth/passwords.js';
import { hashToken, newToken } from '../../platform/auth/tokens.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { codeSealing } from './sealed-codes.js';
import { KnownDevices } from './known-devices.js';
import type { CodePurpose } from './login-code.entity.js';
import { LoginLimits } from './login-limits.js';

const lifeSeconds = 10 * 60;
const mostEvaluations = 5;
const mostLiveOfStrangers = 5;

const lockMailbox = `select pg_advisory_xact_lock(hashtextextended('login-codes:' || $1 || ':' || $2, 0))`;
/** Evicts the oldest codes of unknown devices, never one of a known device. */
const removeOldest = `
  delete from login_codes where id in (
    select id from login_codes where purpose = $1 and email = $2 and not from_known_device
    order by created_at desc offset $3)`;
const insertCode = `
  insert into login_codes (id, purpose, email, challenge_hash, from_known_device, code_hash, sealed_code, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, now() + $8 * interval '1 second')`;
const countEvaluation = `
  update login_codes set evaluations = evaluations + 1
  where purpose = $1 and email = $2 and challenge_hash = $3 and expires_at > now() and evaluations < $4
  returning id, code_hash as "codeHash"`;

/** Never reads customers, so known and unknown addresses get the same response after the same work. */
@Injectable()
export class LoginCodes {
  private readonly pepperKey: Buffer;
  private readonly sealingKey: Buffer;

  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: LoginLimits,
    private readonly devices: KnownDevices,
    private readonly config: AppConfig,
  ) {
    this.pepperKey = deriveKey(config.appSecret, 'login-code-pepper');
    this.sealingKey = deriveKey(config.appSecret, codeSealing);
  }

  /** Replaces the browser's previous code. Returns the id that the mail refers to. */
  async make(purpose: CodePurpose, email: string, request: FastifyRequest, reply: FastifyReply): Promise<string> {
    await this.limits.takeSend({ purpose, mailbox: email, request });
    const [id, challenge, code] = [randomUUID(), newToken(), String(randomInt(1_000_000)).padStart(6, '0')];
    const codeHash = await hashCode(pepper(this.pepperKey, code));
    const isKnown = this.devices.find(request, email) !== null;
    const row = [id, purpose, email, hashToken(challenge), isKnown, codeHash, seal(this.sealingKey, code, id)];
    await this.dataSource.query('delete from login_codes where expires_at < now()');
    await this.dataSource.transaction(async (manager) => {
      await manager.query(lockMailbox, [purpose, email]);
      await manager.query('delete from login_codes where challenge_hash = $1', [challengeOf(purpose, request)]);
      await manager.query(insertCode, [...row, lifeSeconds]);
      await manager.query(removeOldest, [purpose, email, mostLiveOfStrangers]);
    });
    setCookie(reply, this.config, cookieOf(purpose), challenge, { maxAge: lifeSeconds });
    return id;
  }

  /** Throws `wrong-login-code` or `too-many-attempts`. Charges the mailbox only if the browser has a live code. */
  async prove(
    purpose: CodePurpose,
    email: string,
    code: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const attempt = { purpose, mailbox: email, request };
    await this.limits.takeGuess(attempt);
    const claimed = await this.claimEvaluation(purpose, email, request);
    if (claimed) await this.limits.takeComparison(attempt);
    const right = await codeMatches(pepper(this.pepperKey, code), claimed?.codeHash);
    if (!right || !claimed || !(await this.consume(claimed.id))) throw new DomainError('wrong-login-code');
    clearCookie(reply, this.config, cookieOf(purpose));
    await this.limits.forgiveGuess(attempt);
    this.devices.remember(request, reply, email);
  }

  /** Increments atomically before the comparison, so concurrent guesses cannot exceed the limit. */
  private async claimEvaluation(
    purpose: CodePurpose,
    email: string,
    request: FastifyRequest,
  ): Promise<{ id: string; codeHash: string } | undefined> {
    const [rows] = await this.dataSource.query<[{ id: string; codeHash: string }[], number]>(countEvaluation, [
      purpose,
      email,
      challengeOf(purpose, request),
      mostEvaluations,
    ]);
    return rows[0];
  }

  private async consume(id: string): Promise<boolean> {
    const [, deleted] = await this.dataSource.query<[unknown, number]>('delete from login_codes where id = $1', [id]);
    return deleted === 1;
  }
}

const cookieOf = (purpose: CodePurpose) => `${purpose}-challenge`;
const challengeOf = (purpose: CodePurpose, request: FastifyRequest) =>
  hashToken(readCookie(request, cookieOf(purpose)) ?? '');
