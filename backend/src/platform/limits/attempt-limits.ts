import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AppConfig } from '../config/app-config.js';
import { DomainError } from '../errors/domain-error.js';
import { allowances } from './address-prefix.js';
import { deriveKey, pepper } from '../secrets/keys.js';
import { valueOf } from '../database/rows.js';

/** `points` attempts in the `seconds` that follow the first one. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

/** What a limit counts: a name, or the networks of an address (`networksOf`), which have rising allowances. */
export type Counted = string | readonly string[];

/** Counts attempts for all processes. Keys may be personal data, so it stores keyed hashes. Throws without Postgres. */
@Injectable()
export class AttemptLimits {
  private readonly limiters = new Map<string, RateLimiterAbstract>();
  private readonly key: Buffer;

  constructor(
    private readonly dataSource: DataSource,
    { appSecret }: AppConfig,
  ) {
    this.key = deriveKey(appSecret, 'attempt-limits');
  }

  /** Throws `too-many-attempts`. */
  async take(limit: Limit, key: Counted, source?: Counted): Promise<void> {
    if ((await this.count(limit, key, source)) < 0) throw new DomainError('too-many-attempts');
  }

  /** Counts one attempt and returns how many are left; negative when it exceeds the limit. */
  async count(limit: Limit, key: Counted, source?: Counted): Promise<number> {
    const left: number[] = [];
    try {
      // One after the other, so that an exhausted network takes nothing from the wider ones.
      for (const { limiter, counter } of this.countersOf(limit, key, source))
        left.push((await limiter.consume(counter)).remainingPoints);
      return Math.min(...left);
    } catch (refusal) {
      if (refusal instanceof Error) throw refusal;
      return -1;
    }
  }

  async left(limit: Limit, key: Counted): Promise<number> {
    const left = this.countersOf(limit, key).map(async ({ limiter, counter }) => {
      return limiter.points - ((await limiter.get(counter))?.consumedPoints ?? 0);
    });
    return Math.min(...(await Promise.all(left)));
  }

  /** Refunds an attempt that turned out to be legitimate. */
  async forgive(limit: Limit, key: Counted, source?: Counted): Promise<void> {
    for (const { limiter, counter } of this.countersOf(limit, key, source)) await limiter.reward(counter);
  }

  /** Deletes the counters of `key` from all sources and returns their number; `dryRun` only counts them. */
  async forget(limit: Limit, key: string, { dryRun }: { dryRun: boolean }): Promise<number> {
    const counters = `from attempt_limits where key = $1 or starts_with(key, $1 || ':')`;
    return valueOf(
      this.dataSource,
      z.int(),
      dryRun
        ? `select count(*)::int ${counters}`
        : `with forgotten as (delete ${counters} returning key) select count(*)::int from forgotten`,
      [`${limit.name}:${this.counterOf(key)}`],
    );
  }

  /** Deletes the counters whose term is over. */
  async removeExpired(now: Date): Promise<void> {
    await this.dataSource.query('delete from attempt_limits where expire < $1', [now.getTime()]);
  }

  /** Narrowest network first. Either `key` or `source` can be the networks. */
  private countersOf(limit: Limit, key: Counted, source?: Counted) {
    const networks = [key, source].find((counted) => typeof counted === 'object') ?? [''];
    return (networks as readonly string[]).map((network, width) => {
      const [ofKey, ofSource] = [key, source].map((counted) => (typeof counted === 'object' ? network : counted));
      return { limiter: this.limiter(limit, allowances[width]!), counter: this.counterOf(ofKey!, ofSource) };
    });
  }

  private counterOf(key: string, source?: string): string {
    const counter = pepper(this.key, key);
    return source === undefined ? counter : `${counter}:${pepper(this.key, source)}`;
  }

  private limiter({ name, points, seconds }: Limit, allowance: number): RateLimiterAbstract {
    const options = { keyPrefix: name, points: Math.ceil(points * allowance), duration: seconds };
    const id = `${name}:${options.points}`;
    const known = this.limiters.get(id);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      ...options,
      storeClient: this.dataSource,
      storeType: 'typeorm',
      tableName: 'attempt_limits',
      tableCreated: true,
      clearExpiredByTimeout: false, // a sweep does it for all limits and processes
    });
    this.limiters.set(id, limiter);
    return limiter;
  }
}
