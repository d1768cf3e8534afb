import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { CodePurpose } from './login-code.entity.js';
import { countOf, rowsOf, valueOf } from '../../platform/database/rows.js';

export const lifeSeconds = 10 * 60;
const mostEvaluations = 5;
const mostOfStrangers = 5;

const lockMailbox = `select pg_advisory_xact_lock(hashtextextended('login-codes:' || $1 || ':' || $2, 0))`;
const countOfOthers = `
  select count(*)::int as count from login_codes
  where purpose = $1 and email = $2 and challenge_hash <> $3 and not from_known_device and expires_at > now()`;
const insert = `
  insert into login_codes (id, purpose, email, challenge_hash, from_known_device, code_hash, sealed_code, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, now() + $8 * interval '1 second')`;
const countEvaluation = `
  update login_codes set evaluations = evaluations + 1
  where purpose = $1 and email = $2 and challenge_hash = $3 and expires_at > now() and evaluations < $4
  returning id, code_hash as "codeHash"`;

const Claimed = z.object({ id: z.string(), codeHash: z.string() });

/** The hash of the challenge in the cookie of a browser; null without the cookie. */
export interface CodeOwner {
  purpose: CodePurpose;
  email: string;
  challengeHash: string | null;
  isKnownDevice: boolean;
}

export interface NewCode {
  id: string;
  challengeHash: string;
  codeHash: string;
  sealedCode: string;
}

/** The codes that can still be used: one for each browser, and at most five of unknown browsers for a mailbox. */
@Injectable()
export class LiveCodes {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Throws `too-many-attempts` for an unknown browser while five others have a code. Refuses the newest browser, because
   * evicting the oldest code would let strangers void the one that its owner is about to type.
   */
  async assertRoom(owner: CodeOwner, manager: EntityManager = this.dataSource.manager): Promise<void> {
    if (owner.isKnownDevice) return;
    const others = [owner.purpose, owner.email, owner.challengeHash ?? ''];
    if ((await valueOf(manager, z.int(), countOfOthers, others)) >= mostOfStrangers)
      throw new DomainError('too-many-attempts');
  }

  /** Replaces the code of the owner's browser. Throws as `assertRoom`. */
  async add(owner: CodeOwner, { id, challengeHash, codeHash, sealedCode }: NewCode): Promise<void> {
    const { purpose, email, isKnownDevice } = owner;
    await this.dataSource.query('delete from login_codes where expires_at < now()');
    await this.dataSource.transaction(async (manager) => {
      await manager.query(lockMailbox, [purpose, email]);
      await this.assertRoom(owner, manager);
      await manager.query('delete from login_codes where challenge_hash = $1', [owner.challengeHash]);
      const row = [id, purpose, email, challengeHash, isKnownDevice, codeHash, sealedCode, lifeSeconds];
      await manager.query(insert, row);
    });
  }

  /** Increments atomically before the comparison, so concurrent guesses cannot exceed the limit. */
  async claimEvaluation(owner: CodeOwner): Promise<z.output<typeof Claimed> | undefined> {
    const claim = [owner.purpose, owner.email, owner.challengeHash, mostEvaluations];
    return (await rowsOf(this.dataSource, Claimed, countEvaluation, claim))[0];
  }

  /** Returns false when the code was used meanwhile. */
  async consume(id: string): Promise<boolean> {
    return (await countOf(this.dataSource, 'delete from login_codes where id = $1', [id])) === 1;
  }
}
