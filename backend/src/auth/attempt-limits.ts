import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { DomainError } from '../event-sourcing/domain-error.js';

interface Limit {
  name: string;
  points: number;
  seconds: number;
}

/** Counts attempts in Postgres, so that all processes share the counters. Refuses when they cannot be reached. */
@Injectable()
export class AttemptLimits {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(private readonly dataSource: DataSource) {}

  /** Takes one attempt of `key`. Throws `too-many-attempts`. */
  async take({ name, points, seconds }: Limit, key: string): Promise<void> {
    try {
      await this.limiter({ name, points, seconds }).consume(key);
    } catch (refusal) {
      if (refusal instanceof Error) throw refusal;
      throw new DomainError('too-many-attempts');
    }
  }

  /** Gives the attempt back: it turned out to be right. */
  async forgive({ name, points, seconds }: Limit, key: string): Promise<void> {
    await this.limiter({ name, points, seconds }).reward(key);
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
