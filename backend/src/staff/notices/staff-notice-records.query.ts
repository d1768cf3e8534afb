import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../../platform/database/rows.js';

const NoticeRow = z.object({ email: z.string(), network: z.string().nullable(), browser: z.string().nullable() });
export type StaffNoticeRecord = z.output<typeof NoticeRow>;

const find = `
  select m.email, l.network, l.browser from staff_members m
  left join logbook_entries l on l.id = $2 and l.staff_member_id = m.id where m.id = $1`;

/** The published query on what a mail to staff says. */
@Injectable()
export class StaffNoticeRecords {
  constructor(private readonly dataSource: DataSource) {}

  /** Null when the account is gone. Without network and browser when the entry is an act of somebody else. */
  async find(staffMemberId: number, entryId?: string): Promise<StaffNoticeRecord | null> {
    const [found] = await rowsOf(this.dataSource, NoticeRow, find, [staffMemberId, entryId ?? null]);
    return found ?? null;
  }
}
