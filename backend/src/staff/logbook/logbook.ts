import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { ActDetails, StaffAct } from '../../../../contracts/admin/logbook.js';
import type { ActLog } from '../../platform/auth/acts/act-log.port.js';
import { addressPrefix, networksOf } from '../../platform/limits/address-prefix.js';
import { browserName } from '../../platform/auth/acts/browser-name.js';
import { AttemptLimits } from '../../platform/limits/attempt-limits.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { LogbookEntry } from './logbook-entry.entity.js';
import { recordRemoval } from '../../platform/database/record-removal.js';
import { keptFor } from '../../platform/database/retention.js';
import { countOf, valueOf } from '../../platform/database/rows.js';

/** Bounds the rows that one network can write: refusals cost no password comparison. */
const loggedRefusals = { name: 'staff-login-logged', points: 10, seconds: 3600 };
/** Bounds the rows that all unknown browsers together can write about no account, or above the limits. */
const loggedOfStrangers = { name: 'staff-login-logged-strangers', points: 300, seconds: 3600 };
const mostAtOnce = 5000;
const old = `
  select ctid from logbook_entries where created_at < now() - interval '${keptFor(LogbookEntry)}' limit ${mostAtOnce}`;
const isNoted = `
  select exists (
    select from logbook_entries where created_at > now() - interval '5 minutes' and staff_member_id = $1
      and outcome = $2 and subject is not distinct from $3) as "isNoted"`;
const refusedActs: Readonly<Record<string, StaffAct>> = {
  'wrong-credentials': 'wrong-credentials',
  'wrong-factor': 'wrong-factor',
  'initial-password-expired': 'password-expired',
  'too-many-attempts': 'too-many-attempts',
};

export type Visit = Pick<LogbookEntry, 'staffMemberId' | 'network' | 'browser' | 'isKnownDevice'>;
/** `subject`: an id or a name, never personal data. `manager`: records in the transaction of the act. */
interface More extends ActDetails {
  subject?: string | null;
  manager?: EntityManager;
}

/** The acts of staff, for the term of their table. */
@Injectable()
export class Logbook implements ActLog {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: AttemptLimits,
  ) {}

  /**
   * Records an act of the logged-in member of staff. Call it before the act, or inside its transaction: what cannot be
   * recorded does not happen. Returns the id of the entry.
   */
  note(
    request: FastifyRequest,
    act: StaffAct,
    subject: string | null = null,
    more: Omit<More, 'subject'> = {},
  ): Promise<string> {
    const visit = { staffMemberId: request.staff!.id, ...originOf(request), isKnownDevice: true };
    return this.record(visit, act, { subject, ...more });
  }

  /** Records a read that a screen repeats: one entry in five minutes for the same member and subject. */
  async noteOnce(request: FastifyRequest, act: StaffAct, subject: string | null): Promise<void> {
    if (!(await valueOf(this.dataSource, z.boolean(), isNoted, [request.staff!.id, act, subject])))
      await this.note(request, act, subject);
  }

  /** Records an act of somebody without a session. */
  async record(visit: Visit, act: StaffAct, { subject = null, manager, ...details }: More = {}): Promise<string> {
    const id = randomUUID();
    const kept = Object.keys(details).length > 0 ? details : null;
    const entries = (manager ?? this.dataSource.manager).getRepository(LogbookEntry);
    await entries.insert({ id, act, subject, details: kept, ...visit });
    return id;
  }

  /** Records a refused step of the login. The same work for known and unknown accounts. */
  async recordingRefusals<T>(visit: Visit, step: () => Promise<T>): Promise<T> {
    try {
      return await step();
    } catch (error) {
      const code = error instanceof DomainError ? error.code : '';
      const act = refusedActs[code];
      if (act && (await this.mayRecord(visit, act))) await this.record(visit, act);
      throw error;
    }
  }

  private async mayRecord({ staffMemberId, isKnownDevice, network }: Visit, act: StaffAct): Promise<boolean> {
    const isAbove = act === 'too-many-attempts';
    if (isAbove && (await this.limits.count(loggedRefusals, networksOf(network))) < 0) return false;
    if (isKnownDevice) return true;
    const isLeft = (await this.limits.count(loggedOfStrangers, 'all')) >= 0;
    return isLeft || (staffMemberId !== null && !isAbove);
  }

  async forgetOld(): Promise<void> {
    const sql = `delete from logbook_entries where ctid = any(array(${old}))`;
    for (let removed = mostAtOnce; removed === mostAtOnce;) {
      removed = await countOf(this.dataSource, sql);
      await recordRemoval(this.dataSource, 'logbook_entries', removed);
    }
  }
}

export function originOf(request: FastifyRequest): Pick<Visit, 'network' | 'browser'> {
  return { network: addressPrefix(request.ip), browser: browserName(request.headers['user-agent']) };
}
