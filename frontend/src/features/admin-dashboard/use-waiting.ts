import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { showOverview } from '../../../../contracts/admin/analytics.js';
import {
  listDisputes,
  listFailedRefunds,
  listInquiries,
  listRefusals,
  listUnmatchedPayments,
} from '../../../../contracts/admin/attention.js';
import { listReturns } from '../../../../contracts/admin/returns.js';
import { listRenewals } from '../../../../contracts/admin/subscriptions.js';
import { addDays, amsterdamDay } from '../../../../contracts/values/calendar.js';
import { findCompany } from '../../../../contracts/company.js';
import { listLevels } from '../../../../contracts/inventory.js';
import { listLots } from '../../../../contracts/stock/lots.js';
import { listParcelProblems } from '../../../../contracts/shipping/labels.js';
import { listMails } from '../../../../contracts/mails.js';
import { listOrders } from '../../../../contracts/orders.js';
import { listWithdrawals } from '../../../../contracts/withdrawals.js';
import type { Input, Readable } from '../../lib/http/endpoints';
import { useMay } from '../../lib/staff/may';
import { freshQueryOf } from '../../ui/admin/fresh';
import { countQueryOf } from '../../ui/admin/list/paged-list';
import { dashboardCopy as copy } from './copy';
import { waitingOf, type Waiting } from './waiting';

const dayMilliseconds = 86_400_000;

/** Reads the lists with open tasks that the role may see, each under the key of its own screen. */
export function useWaiting(): { waiting: Waiting[]; isLoading: boolean; couldNotTell: boolean } {
  const may = useMay();
  const [newSince] = useState(() => new Date(Date.now() - copy.newInquiryDays * dayMilliseconds).toISOString());
  const soonExpired = addDays(amsterdamDay(new Date().toISOString()), copy.expiringDays);
  const seesFigures = may(showOverview);
  const mine = <E extends Readable>(endpoint: E, input: Input<E>) => ({
    ...freshQueryOf(endpoint, input),
    enabled: may(endpoint),
  });
  const responses = useQueries({
    queries: [
      mine(showOverview, {}),
      { ...countQueryOf(listOrders, { status: 'processing' }), enabled: !seesFigures && may(listOrders) },
      { ...countQueryOf(listReturns, { status: 'requested' }), enabled: may(listReturns) },
      mine(listLevels, {}),
      mine(listUnmatchedPayments, {}),
      mine(listFailedRefunds, {}),
      mine(listMails, { query: { status: 'failed' } }),
      mine(listRefusals, {}),
      mine(listInquiries, {}),
      mine(listWithdrawals, { query: { state: 'waiting' } }),
      mine(listRenewals, { query: { state: 'failed' } }),
      mine(listDisputes, {}),
      mine(findCompany, {}),
      mine(listLots, {}),
      mine(listParcelProblems, {}),
    ],
  });
  const [overview, toShip, returns, levels, unmatched, refunds, ...others] = responses;
  const [mails, refusals, inquiries, withdrawals, renewals, disputes, company, lots, parcels] = others;
  const lists = {
    overview: overview.data ?? (toShip.data !== undefined ? { orders: { processing: toShip.data } } : undefined),
    returns: returns.data,
    levels: levels.data,
    'unmatched-payments': unmatched.data,
    'failed-refunds': refunds.data,
    'failed-mails': mails.data,
    'process-refusals': refusals.data,
    'parcel-problems': parcels.data,
    'partnership-inquiries': inquiries.data,
    'unmatched-withdrawals': withdrawals.data,
    'failed-renewals': renewals.data,
    disputes: disputes.data,
    company: company.data,
    lots: lots.data,
  };
  return {
    waiting: waitingOf(lists, { lowStock: copy.lowStock, newSince, soonExpired }),
    isLoading: responses.some((response) => response.isLoading),
    couldNotTell: responses.some(({ isError }) => isError),
  };
}
