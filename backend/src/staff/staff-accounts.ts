import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { StaffRole } from '../../../contracts/staff/permissions.js';
import type { Slot } from '../platform/limits/lanes.js';
import { hashPassword, isOutdated, passwordMatches, strengthened } from '../platform/auth/passwords.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { initialPassword } from './initial/initial-passwords.js';
import { deviceHashOf } from './staff-devices.js';
import { StaffMember } from './staff-member.entity.js';
import { rowsOf } from '../platform/database/rows.js';

/** Hashes of the former version: `scrypt$N$salt$key`. */
const weakHashes = `
  select id, password_hash as "passwordHash", renewed_hash as "renewedHash", device_hash as "deviceHash"
    from staff_members
   where password_hash ~ '^scrypt(\\$[^$]+){3}$' and (select renews_hashes_from < now() from staff_rules)
   order by id limit 500`;

const WeakHash = z.object({
  id: z.int(),
  passwordHash: z.string(),
  renewedHash: z.string().nullable(),
  deviceHash: z.string().nullable(),
});

export const staffAccountOf = (email: string) => email.trim().toLowerCase();

/** `isInitial`: somebody else chose the password. `record` runs in the transaction that creates the account. */
interface Creation {
  isInitial?: boolean;
  record?: (manager: EntityManager, id: number) => Promise<unknown>;
}

@Injectable()
export class StaffAccounts {
  constructor(private readonly dataSource: DataSource) {}

  async find(email: string): Promise<StaffMember | null> {
    return this.members().findOneBy({ email: staffAccountOf(email) });
  }

  findById(id: number): Promise<StaffMember | null> {
    return this.members().findOneBy({ id });
  }

  /** Returns the account of a session. Sessions end with their account. */
  get(id: number): Promise<StaffMember> {
    return this.members().findOneByOrFail({ id });
  }

  /** Throws `wrong-credentials`, after the same work for known, unknown and disabled accounts. */
  async authenticate(member: StaffMember | null, password: string, slot?: Slot): Promise<StaffMember> {
    const isRight = await passwordMatches(password, member?.passwordHash, slot);
    if (!isRight || !member || member.disabledAt) throw new DomainError('wrong-credentials');
    return member;
  }

  /** Hashes the password again with the present cost, two weeks after the update. Devices and sessions stay. */
  async renewHash(member: StaffMember, password: string): Promise<void> {
    if (isOutdated(member.passwordHash)) await this.replaceHash(member, await hashPassword(password));
  }

  /** Strengthens the hashes that no login has renewed two weeks after the update. Devices and sessions stay. */
  async strengthenHashes(): Promise<void> {
    const members = await rowsOf(this.dataSource, WeakHash, weakHashes);
    for (const member of members) await this.replaceHash(member, (await strengthened(member.passwordHash))!);
  }

  /** Leaves a hash alone that somebody else has replaced meanwhile. */
  private async replaceHash(member: z.output<typeof WeakHash>, hash: string): Promise<void> {
    await this.dataSource.query(
      `update staff_members set password_hash = $2, renewed_hash = $2, device_hash = $4
        where id = $1 and password_hash = $3 and (select renews_hashes_from < now() from staff_rules)`,
      [member.id, hash, member.passwordHash, deviceHashOf(member)],
    );
  }

  /** Creates the account unless it exists; never changes an existing password or role. Tolerates concurrent calls. */
  async ensure(
    email: string,
    password: string,
    role: StaffRole,
    { isInitial = false, record }: Creation = {},
  ): Promise<void> {
    const address = staffAccountOf(email);
    if (await this.members().existsBy({ email: address })) return;
    const passwordHash = await hashPassword(password);
    const row = { email: address, passwordHash, role, ...(isInitial && initialPassword(passwordHash)) };
    await this.dataSource.transaction(async (manager) => {
      const added = manager.createQueryBuilder().insert().into(StaffMember).values(row).orIgnore().returning('id');
      const [member] = (await added.execute()).raw as { id: number }[];
      if (member) await record?.(manager, member.id);
    });
  }

  private members() {
    return this.dataSource.getRepository(StaffMember);
  }
}
