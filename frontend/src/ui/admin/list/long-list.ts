import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ZodType } from 'zod';
import type { Endpoint, EndpointTerms } from '../../../../../contracts/endpoint.js';
import { freshQueryOf } from '../fresh';

const pageSize = 200;

/** An endpoint that returns all rows, or the newest `limit`. */
type ListEndpoint<Row> = Endpoint<
  string,
  EndpointTerms & { query: ZodType<object, { limit?: unknown }>; response: ZodType<Row[]> }
> & { method: 'GET' };

/** The reads of a long list: its newest rows, which load fast, and all rows. */
export function longQueryOf<Row>(endpoint: ListEndpoint<Row>) {
  const newest = freshQueryOf(endpoint, { query: { limit: pageSize } });
  return { ...freshQueryOf(endpoint, {}), newest };
}

export interface LongList<Row> {
  /** Undefined while loading. */
  data: Row[] | undefined;
  /** False while `data` holds only the newest rows. */
  isWhole: boolean;
  isError: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** Shows the newest rows first. After a change they are current before the rest is refetched. */
export function useLongList<Row extends { id: string | number }>({
  newest,
  ...rest
}: ReturnType<typeof longQueryOf<Row>>): LongList<Row> {
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

/** No match in the newest rows is undefined until the whole list is loaded. */
export function found<Row>(
  rows: readonly Row[] | undefined,
  { isWhole }: { isWhole: boolean },
): readonly Row[] | undefined {
  return isWhole || rows?.length ? rows : undefined;
}

/** Merges refetched rows into the rows read before. */
export function renewed<Row extends { id: string | number }>(rows: readonly Row[], newer: readonly Row[]): Row[] {
  const ids = new Set(newer.map(({ id }) => id));
  return [...newer, ...rows.filter(({ id }) => !ids.has(id))];
}
