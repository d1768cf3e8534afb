import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StaffSessionSchema, type StaffSession } from '../../../../contracts/staff/sessions.js';
import { iso } from '../../platform/http/listing/listing.js';
import type { RecordAct } from '../colleagues/acts.js';
import { idleMinutes, mostHours } from '../staff-sessions.js';
import { countOf, rowsOf } from '../../platform/database/rows.js';

const list = `
  select id, browser, network, ${iso('created_at')} as "startedAt", ${iso('last_seen_at')} as "lastSeenAt",
    coalesce(token_hash = $2, false) as "isCurrent"
  from staff_sessions where staff_member_id = $1
    and last_seen_at > $3::timestamptz - $4 * interval '1 minute' and created_at > $3::timestamptz - $5 * interval '1 hour'
  order by last_seen_at desc, id`;
const end = `
  delete from staff_sessions where staff_member_id = $1 and ($2::text is null or id = $2)
    and token_hash is distinct from $3 returning id`;

/** The sessions of one member of staff. */
@Injectable()
export class SessionList {
  constructor(private readonly dataSource: DataSource) {}

  /** `current`: the hash of the token that asks, or null. */
  read(staffMemberId: number, current: string | null = null): Promise<StaffSession[]> {
    const now = new Date().toISOString();
    return rowsOf(this.dataSource, StaffSessionSchema, list, [staffMemberId, current, now, idleMinutes, mostHours]);
  }

  /** Ends one session, or all without `only`. Keeps `except`, a hash of a token. Returns how many ended. */
  end(
    staffMemberId: number,
    { only = null, except = null }: { only?: string | null; except?: string | null },
    record: RecordAct,
  ): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const ended = await countOf(manager, end, [staffMemberId, only, except]);
      if (ended > 0) await record(manager, 'sessions-ended', staffMemberId, { after: String(ended) });
      return ended;
    });
  }
}
