import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LoginOutcome } from '../../../../contracts/admin/logbook.js';
import { AttemptLimits } from '../../platform/auth/attempt-limits.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { LogbookEntry } from './logbook-entry.entity.js';

/** Bounds the rows that one network can write: refusals cost no password comparison. */
const loggedRefusals = { name: 'staff-login-logged', points: 10, seconds: 3600 };
const mostAtOnce = 5000;
const old = `
  select ctid from logbook_entries where created_at < now() - interval '13 months' limit ${mostAtOnce}`;

type Visit = Pick<LogbookEntry, 'staffMemberId' | 'network' | 'browser' | 'isKnownDevice'>;

/** The attempts of staff to log in, for thirteen months. */
@Injectable()
export class Logbook {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: AttemptLimits,
  ) {}

  /** Records how the login ended. The same work for known and unknown accounts. */
  async recording<T>(visit: Visit, login: () => Promise<T>): Promise<T> {
    try {
      const result = await login();
      await this.keep('logged-in', visit);
      return result;
    } catch (error) {
      const code = error instanceof DomainError ? error.code : null;
      if (code === 'wrong-credentials') await this.keep(code, visit);
      if (code === 'too-many-attempts' && (await this.limits.count(loggedRefusals, visit.network)) >= 0)
        await this.keep(code, visit);
      throw error;
    }
  }

  async forgetOld(): Promise<void> {
    const sql = `delete from logbook_entries where ctid = any(array(${old}))`;
    for (let removed = mostAtOnce; removed === mostAtOnce;)
      [, removed] = await this.dataSource.query<[unknown[], number]>(sql);
  }

  private async keep(outcome: LoginOutcome, visit: Visit): Promise<void> {
    await this.dataSource.getRepository(LogbookEntry).insert({ id: randomUUID(), outcome, ...visit });
  }
}
