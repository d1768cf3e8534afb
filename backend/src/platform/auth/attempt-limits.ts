import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { AppConfig } from '../config/app-config.js';
import { DomainError } from '../errors/domain-error.js';
import { deriveKey, pepper } from './keys.js';

/** `points` attempts in the `seconds` that follow the first one. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

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
  async take(limit: Limit, key: string, source?: string): Promise<void> {
    if ((await this.count(limit, key, source)) < 0) throw new DomainError('too-many-attempts');
  }

  /** Counts one attempt and returns how many are left; negative when it exceeds the limit. */
  async count(limit: Limit, key: string, source?: string): Promise<number> {
    try {
      return (await this.limiter(limit).consume(this.counterOf(key, source))).remainingPoints;
    } catch (refusal) {
      if (refusal instanceof Error) throw refusal;
      return -1;
    }
  }

  async left(limit: Limit, key: string): Promise<number> {
    const counted = await this.limiter(limit).get(this.counterOf(key));
    return limit.points - (counted?.consumedPoints ?? 0);
  }

  /** Refunds an attempt that turned out to be legitimate. */
  async forgive(limit: Limit, key: string, source?: string): Promise<void> {
    await this.limiter(limit).reward(this.counterOf(key, source));
  }

  /** Deletes the counters of `key` from all sources and returns their number; `dryRun` only counts them. */
  async forget(limit: Limit, key: string, { dryRun }: { dryRun: boolean }): Promise<number> {
    const counters = `from attempt_limits where key = $1 or starts_with(key, $1 || ':')`;
    const [{ count }] = await this.dataSource.query<[{ count: number }]>(
      dryRun
        ? `select count(*)::int as count ${counters}`
        : `with forgotten as (delete ${counters} returning key) select count(*)::int as count from forgotten`,
      [`${limit.name}:${this.counterOf(key)}`],
    );
    return count;
  }

  private counterOf(key: string, source?: string): string {
    const counter = pepper(this.key, key);
    return source === undefined ? counter : `${counter}:${pepper(this.key, source)}`;
  }

  private limiter(limit: Limit): RateLimiterAbstract {
    const known = this.limiters.get(limit.name);
    if (known) return known;
    const options = { keyPrefix: limit.name, points: limit.points, duration: limit.seconds };
    const limiter = new RateLimiterPostgres({
      ...options,
      storeClient: this.dataSource,
      storeType: 'typeorm',
      tableName: 'attempt_limits',
      tableCreated: true,
    });
    this.limiters.set(limit.name, limiter);
    return limiter;
  }
}
