import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../lib/http/api';
import { readFresh } from '../fresh';

const pageSize = 200;

/** The reads of a list that may be long: its newest rows, which are there at once, and all of them. */
export function readLong<Row>(name: string) {
  const whole = readFresh<Row[]>(name);
  const newest = queryOptions({
    queryKey: [...whole.queryKey, 'newest'],
    queryFn: async () => (await call<Row[]>('GET', `${whole.queryKey.join('/')}?limit=${pageSize}`)).data,
    refetchOnMount: 'always',
  });
  return { ...whole, newest };
}

interface LongList<Row> {
  /** Undefined while they are on their way. */
  data: Row[] | undefined;
  /** False while `data` holds the newest rows alone. */
  isWhole: boolean;
  isError: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/**
 * A list of which the newest rows show at once and the rest when it is there; a change shows in the newest rows before the
 * rest was read again.
 */
export function useLongList<Row extends { id: string | number }>({
  newest,
  ...rest
}: ReturnType<typeof readLong<Row>>): LongList<Row> {
  const first = useQuery(newest);
  const isShort = first.data !== undefined && first.data.length < pageSize;
  const whole = useQuery({ ...rest, enabled: first.data !== undefined && !isShort });
  const isNewer = first.dataUpdatedAt > whole.dataUpdatedAt;
  const data = useMemo(() => {
    if (isShort) return first.data;
    if (whole.data) return first.data && isNewer ? renewed(whole.data, first.data) : whole.data;
    return first.data;
  }, [first.data, whole.data, isShort, isNewer]);
  const failed = first.isError ? first : whole.isError ? whole : undefined;
  return {
    data,
    isWhole: isShort || whole.data !== undefined,
    isError: failed !== undefined,
    error: failed?.error,
    refetch: () => (failed ?? whole).refetch(),
  };
}

/** What a search or a filter found. None in the newest rows says nothing yet: undefined until the whole list is there. */
export function found<Row>(rows: readonly Row[] | undefined, { isWhole }: LongList<Row>): readonly Row[] | undefined {
  return isWhole || rows?.length ? rows : undefined;
}

/** Rows read before, with those that were read again since. */
export function renewed<Row extends { id: string | number }>(rows: readonly Row[], newer: readonly Row[]): Row[] {
  const ids = new Set(newer.map(({ id }) => id));
  return [...newer, ...rows.filter(({ id }) => !ids.has(id))];
}
