import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  listDisputes,
  listFailedRefunds,
  listRefusals,
  listUnmatchedPayments,
} from '../../../../contracts/admin/attention.js';
import { OpenWorkSchema, type OpenWork, type OpenWorkSection } from '../../../../contracts/admin/open-work.js';
import { listReturns } from '../../../../contracts/admin/returns.js';
import { listRenewals } from '../../../../contracts/admin/subscriptions.js';
import type { Endpoint } from '../../../../contracts/endpoint.js';
import { listMails } from '../../../../contracts/mails.js';
import { listParcelProblems } from '../../../../contracts/shipping/labels.js';
import { listWaitingOrders } from '../../../../contracts/shipping/queue.js';
import { mayCall, type StaffRole } from '../../../../contracts/staff/permissions.js';
import { listWithdrawals } from '../../../../contracts/withdrawals.js';
import { rowsOf } from '../../platform/database/rows.js';
import { returns } from '../../projections/admin-return-list/returns.view.js';
import { ordersToShip } from '../../projections/order-parcels/order-parcels.view.js';
import { allWaitingWork } from './all-waiting-work.js';

/** The list that each section shows: a role that may not read it does not learn its length. */
const lists = {
  shipping: listWaitingOrders,
  'parcel-problems': listParcelProblems,
  returns: listReturns,
  'unmatched-payments': listUnmatchedPayments,
  'failed-refunds': listFailedRefunds,
  disputes: listDisputes,
  'unmatched-withdrawals': listWithdrawals,
  'failed-renewals': listRenewals,
  'failed-mails': listMails,
  'process-refusals': listRefusals,
} satisfies Record<OpenWorkSection, Endpoint>;

interface Rows {
  list: string;
  table: string;
  where: string;
}

const countable: readonly Rows[] = [
  { list: 'shipping', table: `${ordersToShip} o`, where: 'true' },
  { list: 'returns', table: `${returns} r`, where: `status = 'requested'` },
  ...allWaitingWork,
];

/** Returns one statement that counts the rows of every section that the role may open. */
export function openWorkSql(role: StaffRole): string {
  const mine = countable.filter(({ list }) => list in lists && mayCall(role, lists[list as OpenWorkSection]));
  const counts = mine.map(
    ({ list, table, where }) => `select '${list}' as list, count(*) as rows from ${table} where ${where}`,
  );
  return `select list as section, sum(rows)::int as count from (${counts.join('\n union all ')}) counted
    group by list having sum(rows) > 0 order by list`;
}

/** Counts the work that is open for a role, in one statement. */
@Injectable()
export class OpenWorkCounts {
  constructor(private readonly dataSource: DataSource) {}

  of(role: StaffRole): Promise<OpenWork[]> {
    return rowsOf(this.dataSource, OpenWorkSchema, openWorkSql(role));
  }
}
