import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { hashPassword, passwordMatches } from '../platform/auth/passwords.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { StaffMember } from './staff-member.entity.js';

@Injectable()
export class StaffAccounts {
  constructor(private readonly dataSource: DataSource) {}

  /** Throws `wrong-credentials`, after the same work for known and unknown addresses. */
  async authenticate(email: string, password: string): Promise<StaffMember> {
    const member = await this.members().findOneBy({ email: email.trim().toLowerCase() });
    if (!(await passwordMatches(password, member?.passwordHash)) || !member) throw new DomainError('wrong-credentials');
    return member;
  }

  /** Creates the account unless it exists; never changes an existing password. Tolerates concurrent calls. */
  async ensure(email: string, password: string): Promise<void> {
    const address = email.trim().toLowerCase();
    if (await this.members().existsBy({ email: address })) return;
    const row = { email: address, passwordHash: await hashPassword(password) };
    await this.members().createQueryBuilder().insert().values(row).orIgnore().execute();
  }

  private members() {
    return this.dataSource.getRepository(StaffMember);
  }
}
