import { randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearCookie, readCookie, setCookie } from '../../platform/auth/cookies.js';
import { hashing, visitorOf } from '../../platform/auth/hashing.js';
import { deriveKey, pepper, seal } from '../../platform/secrets/keys.js';
import type { Slot } from '../../platform/limits/lanes.js';
import { codeMatches, hashCode } from '../../platform/auth/passwords.js';
import { hashToken, newToken } from '../../platform/auth/tokens.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { codeSealing } from './sealed-codes.js';
import { KnownDevices } from './known-devices.js';
import { lifeSeconds, LiveCodes, type CodeOwner } from './live-codes.js';
import type { CodePurpose } from './login-code.entity.js';
import { LoginLimits } from './login-limits.js';

/** Never reads customers, so known and unknown addresses get the same response after the same work. */
@Injectable()
export class LoginCodes {
  private readonly pepperKey: Buffer;
  private readonly sealingKey: Buffer;

  constructor(
    private readonly live: LiveCodes,
    private readonly limits: LoginLimits,
    private readonly devices: KnownDevices,
    private readonly config: AppConfig,
  ) {
    this.pepperKey = deriveKey(config.appSecret, 'login-code-pepper');
    this.sealingKey = deriveKey(config.appSecret, codeSealing);
  }

  /** Replaces the browser's previous code. Returns the id that the mail refers to. Throws `too-many-attempts`. */
  async make(purpose: CodePurpose, email: string, request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const owner = this.ownerOf(purpose, email, request);
    const [id, challenge, code] = [randomUUID(), newToken(), String(randomInt(1_000_000)).padStart(6, '0')];
    await this.inLane(owner, request, async (slot) => {
      await this.live.assertRoom(owner);
      await this.limits.takeSend({ purpose, mailbox: email, request });
      const codeHash = await hashCode(pepper(this.pepperKey, code), slot);
      const sealedCode = seal(this.sealingKey, code, id);
      await this.live.add(owner, { id, challengeHash: hashToken(challenge), codeHash, sealedCode });
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
    const owner = this.ownerOf(purpose, email, request);
    const claimed = owner.challengeHash === null ? undefined : await this.live.claimEvaluation(owner);
    // Compares nothing without a live code: only the browser's own cookie decides about that, not the mailbox.
    if (!claimed) throw new DomainError('wrong-login-code');
    const isRight = await this.inLane(owner, request, async (slot) => {
      await this.limits.takeComparison(attempt);
      return codeMatches(pepper(this.pepperKey, code), claimed.codeHash, slot);
    });
    if (!isRight || !(await this.live.consume(claimed.id))) throw new DomainError('wrong-login-code');
    clearCookie(reply, this.config, cookieOf(purpose));
    await this.limits.forgiveGuess(attempt);
    this.devices.remember(request, reply, email);
  }

  private inLane<T>(owner: CodeOwner, request: FastifyRequest, work: (slot: Slot) => Promise<T>): Promise<T> {
    return hashing.admit(visitorOf(request, owner.isKnownDevice ? 'customer' : 'newcomer'), work);
  }

  private ownerOf(purpose: CodePurpose, email: string, request: FastifyRequest): CodeOwner {
    const challenge = readCookie(request, cookieOf(purpose));
    const isKnownDevice = this.devices.find(request, email) !== null;
    return { purpose, email, challengeHash: challenge ? hashToken(challenge) : null, isKnownDevice };
  }
}

const cookieOf = (purpose: CodePurpose) => `${purpose}-challenge`;
