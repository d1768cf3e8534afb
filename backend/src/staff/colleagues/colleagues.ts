import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { InviteColleague } from '../../../../contracts/staff/colleagues.js';
import type { StaffRole } from '../../../../contracts/staff/permissions.js';
import { hashPassword } from '../../platform/auth/passwords.js';
import { newToken } from '../../platform/auth/tokens.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Invitations } from '../invitations/invitations.js';
import { staffAccountOf } from '../staff-accounts.js';
import { StaffMember } from '../staff-member.entity.js';
import { StaffSession } from '../staff-session.entity.js';
import type { RecordAct } from './acts.js';
import { countOf, rowsOf } from '../../platform/database/rows.js';

/** Changes of owners wait for each other, also across processes, so that the last one always remains. */
const lockOwners = `select pg_advisory_xact_lock(hashtextextended('staff-owners', 0))`;
const otherOwners = `
  select 1 from staff_members where role = 'owner' and has_password and disabled_at is null and id <> $1
    and initial_hash is distinct from password_hash limit 1`;
const insert = `
  insert into staff_members (email, password_hash, has_password, role) values ($1, $2, false, $3)
  on conflict do nothing returning id`;

/** What owners do with accounts. `record` runs in the transaction of the act. */
@Injectable()
export class Colleagues {
  constructor(
    private readonly dataSource: DataSource,
    private readonly invitations: Invitations,
  ) {}

  /** Throws `staff-exists`. */
  async invite({ email, role }: InviteColleague, record: RecordAct): Promise<void> {
    const unknown = await hashPassword(newToken()); // nobody knows the password until the link sets one
    await this.dataSource.transaction(async (manager) => {
      const [added] = await rowsOf(manager, z.object({ id: z.int() }), insert, [staffAccountOf(email), unknown, role]);
      if (!added) throw new DomainError('staff-exists');
      await this.invitations.issue(added.id, manager);
      await record(manager, 'invited', added.id, { after: role });
    });
  }

  /** Makes a new link and ends the sessions. Throws `not-found` for an unknown or disabled account. */
  renewLink(id: number, record: RecordAct): Promise<void> {
    return this.change(id, async (member, manager) => {
      if (member.disabledAt) throw new DomainError('not-found');
      await this.invitations.issue(id, manager);
      await manager.delete(StaffSession, { staffMemberId: id });
      await record(manager, 'invited', id);
    });
  }

  /** Returns the entry of the logbook, or null when the role stays. Throws `not-found` or `last-owner`. */
  changeRole(id: number, role: StaffRole, record: RecordAct): Promise<string | null> {
    return this.change(id, async (member, manager) => {
      if (member.role === role) return null;
      if (role !== 'owner') await assertOwnerRemains(member, manager);
      await manager.update(StaffMember, { id }, { role });
      return record(manager, 'role-changed', id, { before: member.role, after: role });
    });
  }

  /** Ends the sessions and the link in the same transaction. Throws `not-found` or `last-owner`. */
  disable(id: number, record: RecordAct): Promise<void> {
    return this.change(id, async (member, manager) => {
      if (member.disabledAt) return;
      await assertOwnerRemains(member, manager);
      await manager.update(StaffMember, { id }, { disabledAt: new Date() });
      await manager.delete(StaffSession, { staffMemberId: id });
      await manager.query('delete from staff_invitations where staff_member_id = $1', [id]);
      await record(manager, 'disabled', id);
    });
  }

  enable(id: number, record: RecordAct): Promise<void> {
    return this.change(id, async (member, manager) => {
      if (!member.disabledAt) return;
      await manager.update(StaffMember, { id }, { disabledAt: null });
      await record(manager, 'enabled', id);
    });
  }

  private change<T>(id: number, work: (member: StaffMember, manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(lockOwners);
      const member = await manager.findOne(StaffMember, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!member) throw new DomainError('not-found');
      return work(member, manager);
    });
  }
}

async function assertOwnerRemains({ id, role, hasPassword, disabledAt }: StaffMember, manager: EntityManager) {
  if (role !== 'owner' || !hasPassword || disabledAt) return;
  if ((await countOf(manager, otherOwners, [id])) === 0) throw new DomainError('last-owner');
}
