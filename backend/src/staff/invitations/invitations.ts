import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { invitationHours } from '../../../../contracts/staff/colleagues.js';
import { hashToken } from '../../platform/auth/tokens.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { assertNotInitial } from '../initial/initial-passwords.js';
import { StaffPasswords } from '../passwords/staff-passwords.js';
import { StaffMember } from '../staff-member.entity.js';
import { StaffSession } from '../staff-session.entity.js';
import { newInvitationToken } from './invitation-token.js';
import { rowsOf } from '../../platform/database/rows.js';

const issue = `
  insert into staff_invitations (staff_member_id, id, token_hash, sealed_token, expires_at)
  values ($1, $2, $3, $4, now() + $5 * interval '1 hour')
  on conflict (staff_member_id) do update set id = excluded.id, token_hash = excluded.token_hash,
    sealed_token = excluded.sealed_token, expires_at = excluded.expires_at, is_mailed = false`;
const find = `
  select m.email, m.initial_hash as "initialHash" from staff_invitations i join staff_members m on m.id = i.staff_member_id
  where i.token_hash = $1 and i.expires_at > now() and m.disabled_at is null`;
const use = `
  delete from staff_invitations where token_hash = $1 and expires_at > now() returning staff_member_id as id`;

const Used = z.object({ id: z.int() });
const Found = z.object({ email: z.string(), initialHash: z.string().nullable() });

export interface AcceptedInvitation {
  staffMemberId: number;
  email: string;
  /** Whether the account had a password before. */
  isReset: boolean;
}

/** The links with which members of staff choose a password. Each works once, for 48 hours. */
@Injectable()
export class Invitations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly passwords: StaffPasswords,
  ) {}

  /** Makes a link in the transaction that decides about it, and replaces an earlier one. */
  async issue(staffMemberId: number, manager: EntityManager): Promise<void> {
    const id = randomUUID();
    const { tokenHash, sealedToken } = newInvitationToken(this.config.appSecret, id);
    await manager.query(issue, [staffMemberId, id, tokenHash, sealedToken, invitationHours]);
  }

  /** Throws `invitation-expired`. */
  async find(token: string): Promise<{ email: string }> {
    const { email } = await this.read(token);
    return { email };
  }

  /**
   * Throws `invitation-expired`, `password-initial`, and as `StaffPasswords.hash`. Sets the password and ends the account's sessions, once.
   * `record` runs in the same transaction.
   */
  async accept(
    token: string,
    password: string,
    record: (accepted: AcceptedInvitation, manager: EntityManager) => Promise<unknown>,
  ): Promise<AcceptedInvitation> {
    const { email, initialHash } = await this.read(token);
    await assertNotInitial(password, initialHash);
    const passwordHash = await this.passwords.hash(password, email);
    return this.dataSource.transaction(async (manager) => {
      const [used] = await rowsOf(manager, Used, use, [hashToken(token)]);
      if (!used) throw new DomainError('invitation-expired');
      const lock = { mode: 'pessimistic_write' } as const;
      const member = await manager.findOne(StaffMember, { where: { id: used.id }, lock });
      if (!member || member.disabledAt) throw new DomainError('invitation-expired');
      await manager.update(
        StaffMember,
        { id: member.id },
        { passwordHash, hasPassword: true, renewedHash: null, deviceHash: null },
      );
      await manager.delete(StaffSession, { staffMemberId: member.id });
      const accepted = { staffMemberId: member.id, email: member.email, isReset: member.hasPassword };
      await record(accepted, manager);
      return accepted;
    });
  }

  private async read(token: string): Promise<z.output<typeof Found>> {
    const [found] = await rowsOf(this.dataSource, Found, find, [hashToken(token)]);
    if (!found) throw new DomainError('invitation-expired');
    return found;
  }
}
