import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import type { ChangePassword } from '../../../../contracts/staff/factors.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { assertNotInitial } from '../initial/initial-passwords.js';
import { Logbook, originOf } from '../logbook/logbook.js';
import { StaffNotices } from '../notices/staff-notices.js';
import { StaffPasswords } from '../passwords/staff-passwords.js';
import { StaffAccounts } from '../staff-accounts.js';
import { StaffDevices } from '../staff-devices.js';
import { StaffLoginLimits } from '../staff-login-limits.js';
import { StaffMember } from '../staff-member.entity.js';
import { StaffSessions } from '../staff-sessions.js';

/** The password of the member of staff behind a session. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: StaffAccounts,
    private readonly passwords: StaffPasswords,
    private readonly sessions: StaffSessions,
    private readonly devices: StaffDevices,
    private readonly limits: StaffLoginLimits,
    private readonly logbook: Logbook,
    private readonly notices: StaffNotices,
  ) {}

  /** With the limits of a login. Throws `wrong-credentials` and `too-many-attempts`. */
  async confirm(password: string, request: FastifyRequest): Promise<StaffMember> {
    const member = await this.accounts.get(request.staff!.id);
    const device = this.devices.find(request, member);
    const visit = { staffMemberId: member.id, ...originOf(request), isKnownDevice: device !== null };
    return this.logbook.recordingRefusals(visit, async () => {
      const attempt = { account: member.email, device, network: visit.network };
      await this.limits.take(attempt);
      await this.accounts.authenticate(member, password);
      await this.limits.forgive(attempt);
      return member;
    });
  }

  /** Ends the other sessions and forgets the other devices. Throws as `confirm` and `StaffPasswords.hash`, and `password-initial`. */
  async change(
    { oldPassword, newPassword }: ChangePassword,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const member = await this.confirm(oldPassword, request);
    await assertNotInitial(newPassword, member.initialHash);
    const passwordHash = await this.passwords.hash(newPassword, member.email);
    const entryId = await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.update(
        StaffMember,
        { id: member.id, passwordHash: member.passwordHash },
        { passwordHash, renewedHash: null, deviceHash: null },
      );
      if (affected !== 1) throw new DomainError('conflict');
      await this.sessions.endOthers(request, manager);
      return this.logbook.note(request, 'password-changed', null, { manager });
    });
    this.devices.remember(request, reply, await this.accounts.get(member.id));
    await this.notices.send(member.id, 'password-changed', entryId);
  }
}
