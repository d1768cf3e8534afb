import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../lib/staff/may';
import { waitingQueries as read } from './api';
import { dashboardCopy as copy } from './copy';
import { waitingOf, type Waiting } from './waiting';

const dayMilliseconds = 86_400_000;

/** Reads the lists with open tasks that the role may see. */
export function useWaiting(): { waiting: Waiting[]; isLoading: boolean; couldNotTell: boolean } {
  const may = useMay();
  const [newSince] = useState(() => new Date(Date.now() - copy.newInquiryDays * dayMilliseconds).toISOString());
  const seesFigures = may('analytics');
  const responses = useQueries({
    queries: [
      onlyIf(seesFigures, read.overview),
      onlyIf(!seesFigures && may('orders'), read.toShip),
      onlyIf(may('orders'), read.returns),
      onlyIf(may('stock'), read.levels),
      onlyIf(may('payments'), read.unmatched),
      onlyIf(may('payments'), read.refunds),
      onlyIf(may('mails'), read.mails),
      onlyIf(may('technical'), read.refusals),
      onlyIf(may('mails'), read.inquiries),
      onlyIf(may('sales'), read.withdrawals),
      onlyIf(may('sales'), read.renewals),
      onlyIf(may('payments'), read.disputes),
    ],
  });
  const [overview, toShip, returns, levels, unmatched, refunds, ...others] = responses;
  const [mails, refusals, inquiries, withdrawals, renewals, disputes] = others;
  const lists = {
    overview: overview.data ?? (toShip.data && { orders: { processing: toShip.data.length } }),
    returns: returns.data,
    levels: levels.data,
    unmatched: unmatched.data,
    refunds: refunds.data,
    mails: mails.data,
    refusals: refusals.data,
    inquiries: inquiries.data,
    withdrawals: withdrawals.data,
    renewals: renewals.data,
    disputes: disputes.data,
  };
  return {
    waiting: waitingOf(lists, { lowStock: copy.lowStock, newSince }),
    isLoading: responses.some((response) => response.isLoading),
    couldNotTell: responses.some(({ isError }) => isError),
  };
}

const onlyIf = <Query extends object>(enabled: boolean, query: Query) => ({ ...query, enabled });
