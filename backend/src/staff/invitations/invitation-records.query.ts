import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppConfig } from '../../platform/config/app-config.js';
import { openInvitationToken } from './invitation-token.js';

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

/** The published query on what the mail of an invitation says. */
@Injectable()
export class InvitationRecords {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  /** Null when it is used, replaced or expired. */
  async find(id: string): Promise<InvitationRecord | null> {
    const [row] = await this.dataSource.query<{ email: string; isReset: boolean; sealed: string }[]>(find, [id]);
    const token = row && openInvitationToken(this.config.appSecret, id, row.sealed);
    return token ? { email: row.email, isReset: row.isReset, token } : null;
  }
}
