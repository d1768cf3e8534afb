import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ColleagueSchema, type Colleague } from '../../../../contracts/staff/colleagues.js';
import { iso } from '../../platform/http/listing/listing.js';
import { rowsOf } from '../../platform/database/rows.js';

const list = `
  select m.id, m.email, m.role,
    case when m.disabled_at is not null then 'disabled' when m.has_password then 'active' else 'invited' end as state,
    ${iso('greatest(m.last_seen_at, max(s.last_seen_at))')} as "lastSeenAt",
    ${iso('max(i.expires_at) filter (where i.expires_at > now())')} as "linkUntil"
  from staff_members m left join staff_sessions s on s.staff_member_id = m.id
  left join staff_invitations i on i.staff_member_id = m.id
  group by m.id order by m.disabled_at is not null, m.email`;

@Injectable()
export class ColleagueList {
  constructor(private readonly dataSource: DataSource) {}

  /** Active and invited members of staff by address, then the disabled ones. */
  read(): Promise<Colleague[]> {
    return rowsOf(this.dataSource, ColleagueSchema, list);
  }
}
