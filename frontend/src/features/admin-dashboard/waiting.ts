import type { ListSearch } from '../../ui/admin/list/list-search';

export interface WaitingLists {
  overview?: { orders: { processing: number } };
  returns?: readonly unknown[];
  levels?: readonly { onHand: number | null }[];
  unmatched?: readonly { refund: string | null; resolvedAt: string | null }[];
  refunds?: readonly unknown[];
  disputes?: readonly unknown[];
  mails?: readonly unknown[];
  withdrawals?: readonly unknown[];
  renewals?: readonly unknown[];
  refusals?: readonly unknown[];
  inquiries?: readonly { createdAt: string }[];
}

export type WaitingKind =
  | 'unmatched'
  | 'disputes'
  | 'refunds'
  | 'refusals'
  | 'mails'
  | 'withdrawals'
  | 'renewals'
  | 'orders'
  | 'returns'
  | 'stock'
  | 'inquiries';

export interface Waiting {
  kind: WaitingKind;
  count: number;
  /** Whether it is a failure rather than incoming work. */
  isTrouble: boolean;
  to: { section: string; search?: ListSearch };
}

/** Returns the open tasks: failures first, then daily work. Empty lists are left out. */
export function waitingOf(lists: WaitingLists, bounds: { lowStock: number; newSince: string }): Waiting[] {
  const { overview, returns, levels, unmatched, refunds, disputes, mails } = lists;
  const { refusals, inquiries, withdrawals, renewals } = lists;
  const open = unmatched?.filter(({ refund, resolvedAt }) => (!refund && !resolvedAt) || refund === 'failed');
  const low = levels?.filter(({ onHand }) => onHand !== null && onHand < bounds.lowStock);
  const recent = inquiries?.filter(({ createdAt }) => createdAt >= bounds.newSince);
  const all: Waiting[] = [
    { kind: 'unmatched', count: open?.length ?? 0, isTrouble: true, to: { section: 'unmatched-payments' } },
    { kind: 'disputes', count: disputes?.length ?? 0, isTrouble: true, to: { section: 'disputes' } },
    { kind: 'refunds', count: refunds?.length ?? 0, isTrouble: true, to: { section: 'failed-refunds' } },
    { kind: 'refusals', count: refusals?.length ?? 0, isTrouble: true, to: { section: 'process-refusals' } },
    { kind: 'mails', count: mails?.length ?? 0, isTrouble: true, to: { section: 'failed-mails' } },
    { kind: 'withdrawals', count: withdrawals?.length ?? 0, isTrouble: true, to: { section: 'unmatched-withdrawals' } },
    { kind: 'renewals', count: renewals?.length ?? 0, isTrouble: true, to: { section: 'failed-renewals' } },
    {
      kind: 'orders',
      count: overview?.orders.processing ?? 0,
      isTrouble: false,
      to: { section: 'orders', search: { status: 'processing' } },
    },
    {
      kind: 'returns',
      count: returns?.length ?? 0,
      isTrouble: false,
      to: { section: 'returns', search: { status: 'requested' } },
    },
    {
      kind: 'stock',
      count: low?.length ?? 0,
      isTrouble: false,
      to: { section: 'inventory', search: { view: 'levels', sort: 'onHand' } },
    },
    { kind: 'inquiries', count: recent?.length ?? 0, isTrouble: false, to: { section: 'partnership-inquiries' } },
  ];
  return all.filter(({ count }) => count > 0);
}
