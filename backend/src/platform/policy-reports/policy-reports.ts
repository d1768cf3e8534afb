import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PolicyViolation } from './policy-violation.js';

const keptDays = 30;
/** Anyone can send reports, so the table has an end. Known kinds are still counted beyond it. */
const mostKinds = 1000;

const count = `
  insert into policy_reports (directive, blocked, page)
  select $1::text, $2::text, $3::text
  where exists (select from policy_reports where directive = $1 and blocked = $2 and page = $3)
     or (select count(*) from policy_reports) < $4
  on conflict (directive, blocked, page)
  do update set times = policy_reports.times + 1, last_seen_at = now()`;

/** Counts violations of the content security policy by kind, and forgets a kind 30 days after its last report. */
@Injectable()
export class PolicyReports {
  constructor(private readonly dataSource: DataSource) {}

  async add(violations: readonly PolicyViolation[]): Promise<void> {
    for (const { directive, blocked, page } of violations)
      await this.dataSource.query(count, [directive, blocked, page, mostKinds]);
  }

  async removeOld(): Promise<void> {
    await this.dataSource.query(`delete from policy_reports where last_seen_at < now() - $1 * interval '1 day'`, [
      keptDays,
    ]);
  }
}
