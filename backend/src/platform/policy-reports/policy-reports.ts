import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AttemptLimits } from '../limits/attempt-limits.js';
import type { PolicyViolation } from './policy-violation.js';
import { recordRemoval } from '../database/record-removal.js';
import { intervalOf, retentionWithoutEntity } from '../database/retention.js';
import { countOf } from '../database/rows.js';

/** Anyone can send reports, so each directive has room for these kinds; a new one evicts the stalest. */
const mostOfDirective = 50;
/** Kinds that one network may add, so that it does not evict those of all others. */
const newKinds = { name: 'policy-report-kinds', points: 20, seconds: 24 * 3600 };

const countKnown = `
  update policy_reports set times = times + 1, last_seen_at = now()
  where directive = $1 and blocked = $2 and page = $3`;
const add = `
  insert into policy_reports (directive, blocked, page) values ($1, $2, $3)
  on conflict (directive, blocked, page)
  do update set times = policy_reports.times + 1, last_seen_at = now()`;
const evict = `
  delete from policy_reports where ctid = any(array(
    select ctid from policy_reports where directive = $1 order by last_seen_at desc, times desc offset $2))`;

/** Counts violations of the content security policy by kind, and forgets a kind after the term of its table. */
@Injectable()
export class PolicyReports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: AttemptLimits,
  ) {}

  /** Ignores kinds that are new when these networks have added many today. */
  async add(violations: readonly PolicyViolation[], networks: readonly string[]): Promise<void> {
    for (const { directive, blocked, page } of violations) {
      const kind = [directive, blocked, page];
      const known = await countOf(this.dataSource, countKnown, kind);
      if (known > 0 || (await this.limits.count(newKinds, networks)) < 0) continue;
      await this.dataSource.query(add, kind);
      await this.dataSource.query(evict, [directive, mostOfDirective]);
    }
  }

  async removeOld(): Promise<void> {
    const { term } = retentionWithoutEntity.policy_reports!;
    const sql = 'delete from policy_reports where last_seen_at < now() - $1::interval';
    await recordRemoval(this.dataSource, 'policy_reports', await countOf(this.dataSource, sql, [intervalOf(term)]));
  }
}
