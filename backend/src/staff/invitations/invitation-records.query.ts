import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AppConfig } from '../../platform/config/app-config.js';
import { openInvitationToken } from './invitation-token.js';
import { rowsOf } from '../../platform/database/rows.js';

/** `isReset`: the account had a password before. */
interface InvitationRecord {
  email: string;
  isReset: boolean;
  token: string;
}

const find = `
  select m.email, m.has_password as "isReset", i.sealed_token as sealed from staff_invitations i
  join staff_members m on m.id = i.staff_member_id
  where i.id = $1 and i.expires_at > now() and m.disabled_at is null`;

const Sealed = z.object({ email: z.string(), isReset: z.boolean(), sealed: z.string() });

/** The published query on what the mail of an invitation says. */
@Injectable()
export class InvitationRecords {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  /** Null when it is used, replaced or expired. */
  async find(id: string): Promise<InvitationRecord | null> {
    const [row] = await rowsOf(this.dataSource, Sealed, find, [id]);
    const token = row && openInvitationToken(this.config.appSecret, id, row.sealed);
    return token ? { email: row.email, isReset: row.isReset, token } : null;
  }
}
