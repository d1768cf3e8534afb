import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { StaffNotice } from '../../../../contracts/staff/notices.js';
import { QueueMail } from '../../mail/commands/queue-mail.js';

const daily: ReadonlySet<StaffNotice> = new Set(['locked-out', 'wrong-factor']);

/** Mails a member of staff about the own account. */
@Injectable()
export class StaffNotices {
  constructor(private readonly commands: CommandBus) {}

  /**
   * Sends one mail per entry of the logbook; without an entry one a minute. `locked-out` and `wrong-factor`: at most one a day. Call it
   * before the response, so that a crash cannot lose the mail of an act that happened.
   */
  async send(staffMemberId: number, kind: StaffNotice, entryId?: string): Promise<void> {
    const at = new Date().toISOString();
    const occasion = daily.has(kind) ? at.slice(0, 10) : (entryId ?? at.slice(0, 16));
    const reference = { staffMemberId, kind, at, ...(entryId && { entryId }) };
    const key = `staff-${kind}:${staffMemberId}:${occasion}`;
    const [actor, id] = [{ kind: 'system', id: 'staff-notices' } as const, randomUUID()];
    const context = { at, actor, correlationId: id, causationId: id };
    await this.commands.execute(new QueueMail({ key, template: 'staff-notice', reference }, context));
  }
}
