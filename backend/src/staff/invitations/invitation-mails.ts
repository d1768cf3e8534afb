import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { QueueMail } from '../../mail/commands/queue-mail.js';
import { rowsOf } from '../../platform/database/rows.js';

const waiting = 'select id from staff_invitations where not is_mailed and expires_at > now() limit 100';

const Waiting = z.object({ id: z.string() });

@Injectable()
export class InvitationMails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly commands: CommandBus,
  ) {}

  /** Queues the mail of every new invitation, once for each. */
  async send(): Promise<void> {
    for (const { id: invitationId } of await rowsOf(this.dataSource, Waiting, waiting)) {
      const mail = { key: `staff-invitation:${invitationId}`, template: 'staff-invitation' } as const;
      const id = randomUUID();
      const actor = { kind: 'system', id: 'staff-invitations' } as const;
      const context = { at: new Date().toISOString(), actor, correlationId: id, causationId: id };
      await this.commands.execute(new QueueMail({ ...mail, reference: { invitationId } }, context));
      await this.dataSource.query('update staff_invitations set is_mailed = true where id = $1', [invitationId]);
    }
  }
}
