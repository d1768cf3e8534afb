import type { AttentionList } from '../../../../contracts/admin/attention-lists.js';
import type { Company } from '../../../../contracts/company.js';
import type { ListSearch } from '../../ui/admin/list/list-search';

export interface WaitingLists extends Partial<Record<AttentionList, readonly unknown[]>> {
  company?: Company;
  overview?: { orders: { processing: number } };
  returns?: number;
  lots?: readonly { bestBefore: string | null; quantity: number | null }[];
  levels?: readonly { onHand: number | null }[];
  'unmatched-payments'?: readonly { refund: string | null; resolvedAt: string | null }[];
  'partnership-inquiries'?: readonly { createdAt: string }[];
}

/** The section of the back office that shows the task; `lots` is a view of `inventory`. */
export type WaitingKind = AttentionList | 'settings' | 'orders' | 'returns' | 'inventory' | 'lots';

export interface Waiting {
  kind: WaitingKind;
  count: number;
  /** Whether it is a failure rather than incoming work. */
  isTrouble: boolean;
  search?: ListSearch;
}

/** Returns the open tasks: failures first, then daily work. Empty lists are left out. */
export function waitingOf(
  lists: WaitingLists,
  bounds: { lowStock: number; newSince: string; soonExpired: string },
): Waiting[] {
  const open = lists['unmatched-payments']?.filter(
    ({ refund, resolvedAt }) => (!refund && !resolvedAt) || refund === 'failed',
  );
  const low = lists.levels?.filter(({ onHand }) => onHand !== null && onHand < bounds.lowStock);
  const expiring = lists.lots?.filter(
    ({ bestBefore, quantity }) => bestBefore !== null && bestBefore <= bounds.soonExpired && quantity !== 0,
  );
  const recent = lists['partnership-inquiries']?.filter(({ createdAt }) => createdAt >= bounds.newSince);
  const failures: Record<Exclude<AttentionList, 'partnership-inquiries'>, readonly unknown[] | undefined> = {
    'unmatched-payments': open,
    disputes: lists.disputes,
    'failed-refunds': lists['failed-refunds'],
    'process-refusals': lists['process-refusals'],
    'parcel-problems': lists['parcel-problems'],
    'failed-mails': lists['failed-mails'],
    'unmatched-withdrawals': lists['unmatched-withdrawals'],
    'failed-renewals': lists['failed-renewals'],
  };
  const daily: [WaitingKind, number | undefined, ListSearch?][] = [
    ['orders', lists.overview?.orders.processing, { status: 'processing' }],
    ['returns', lists.returns, { status: 'requested' }],
    ['inventory', low?.length, { view: 'levels', sort: 'onHand' }],
    ['lots', expiring?.length, { view: 'lots', sort: 'bestBefore' }],
    ['partnership-inquiries', recent?.length],
  ];
  const missing = Object.values(lists.company ?? {}).filter((detail) => detail === '').length;
  const all: Waiting[] = [
    { kind: 'settings', count: missing, isTrouble: true },
    ...Object.entries(failures).map(([kind, entries]) => ({
      kind: kind as AttentionList,
      count: entries?.length ?? 0,
      isTrouble: true,
    })),
    ...daily.map(([kind, count = 0, search]) => ({ kind, count, isTrouble: false, search })),
  ];
  return all.filter(({ count }) => count > 0);
}
