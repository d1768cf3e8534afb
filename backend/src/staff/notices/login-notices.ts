import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AttemptLimits } from '../../platform/limits/attempt-limits.js';
import type { Visit } from '../logbook/logbook.js';
import { TooManyAttempts } from '../staff-login-limits.js';
import { StaffNotices } from './staff-notices.js';
import { valueOf } from '../../platform/database/rows.js';

/**
 * Counted for unknown accounts too, so that both cost the same. More than one, in case a process dies before the mail.
 */
const reportedLockOuts = { name: 'staff-locked-out', points: 3, seconds: 24 * 3600 };

const loggedInBefore = `
  select exists (
    select from logbook_entries where staff_member_id = $1 and outcome = 'logged-in' and id <> $2) as "isFormer"`;

/** Mails the holder of an account about logins of others. */
@Injectable()
export class LoginNotices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: AttemptLimits,
    private readonly notices: StaffNotices,
  ) {}

  /** Mails about an unknown device, except at the first login of an account. `entryId`: this login in the logbook. */
  async afterLogin({ staffMemberId, isKnownDevice }: Visit, entryId: string): Promise<void> {
    if (staffMemberId === null || isKnownDevice) return;
    const isFormer = await valueOf(this.dataSource, z.boolean(), loggedInBefore, [staffMemberId, entryId]);
    if (isFormer) await this.notices.send(staffMemberId, 'new-device', entryId);
  }

  /** Mails when `step` throws `TooManyAttempts` because the account is locked out. */
  async reportingLockOut(account: string, { staffMemberId }: Visit, step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      if (error instanceof TooManyAttempts && error.isLockedOut)
        if ((await this.limits.count(reportedLockOuts, account)) >= 0 && staffMemberId !== null)
          await this.notices.send(staffMemberId, 'locked-out');
      throw error;
    }
  }
}
