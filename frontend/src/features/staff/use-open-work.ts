import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { countOpenWork } from '../../../../contracts/admin/open-work.js';
import { useOnNavigate } from '../../lib/browser/use-on-navigate';
import { queryOf } from '../../lib/http/endpoints';
import type { Section } from '../../lib/staff/section-access';
import { staffQuery } from '../../lib/staff/staff-query';
import { isHeld } from './panel';

const freshMilliseconds = 15_000;
const openWorkQuery = queryOf(countOpenWork, {});

/**
 * Returns the open work of each section. It is read on navigation when it is older than 15 seconds, when the window gets
 * the focus, and after every write. There is no timer, because that would keep an abandoned session alive.
 */
export function useOpenWork(): (section: Section) => number {
  const client = useQueryClient();
  const staff = useQuery({ ...staffQuery, enabled: false }).data;
  const isEnabled = !!staff && !isHeld(staff);
  const { data } = useQuery({
    ...openWorkQuery,
    enabled: isEnabled,
    staleTime: freshMilliseconds,
    refetchOnWindowFocus: true,
  });
  const writes = useIsMutating();
  useEffect(() => {
    if (writes === 0) void client.invalidateQueries({ queryKey: openWorkQuery.queryKey });
  }, [client, writes]);
  useOnNavigate(() => {
    if (isEnabled) void client.prefetchQuery({ ...openWorkQuery, staleTime: freshMilliseconds });
  });
  return (section) => data?.find((one) => one.section === section)?.count ?? 0;
}
