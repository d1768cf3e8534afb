import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  recordKinds,
  searchRecords,
  shortestSearch,
  type FoundRecord,
  type RecordKind,
} from '../../../../../contracts/admin/record-search.js';
import { responseOf } from '../../../lib/http/endpoints';
import { useMayOpen } from '../../../lib/staff/may';
import type { Section } from '../../../lib/staff/section-access';
import { menuGroups, sectionNames } from '../sections';
import { recordSearchCopy } from './copy';

/** What the search can open: a screen, or a record on its screen. */
export interface Target {
  section: Section;
  record: FoundRecord | null;
}
export interface Group {
  title: string;
  targets: Target[];
}

export const sectionOf = {
  order: 'orders',
  customer: 'customers',
  subscription: 'subscriptions',
  product: 'products',
} as const satisfies Record<RecordKind, Section>;
const quiet = 150;

/** Groups of what matches a text. `isCurrent`: the server has responded to this text. */
export function useFound(typed: string): { groups: Group[]; isCurrent: boolean; error: unknown } {
  const q = typed.trim();
  const asked = useSettled(q);
  const isSearched = asked.length >= shortestSearch;
  const found = useQuery({
    queryKey: ['record-search', asked],
    // oxlint-disable-next-line eslint-js/no-restricted-syntax -- reads by POST, because addresses are logged
    queryFn: () => responseOf(searchRecords, { body: { q: asked } }),
    enabled: isSearched,
    placeholderData: keepPreviousData,
    gcTime: 0, // names of customers stay no longer than the search is open
    staleTime: 0,
  });
  const mayOpen = useMayOpen();
  const screens = menuGroups
    .flatMap(({ sections }) => sections)
    .filter((section) => mayOpen(section) && namesScreen(sectionNames[section], q));
  const records = isSearched ? (found.data ?? []) : [];
  const groups = [
    ...recordKinds.map((kind) => ({
      title: recordSearchCopy.kinds[kind],
      targets: records.filter((record) => record.kind === kind).map((record) => ({ section: sectionOf[kind], record })),
    })),
    { title: recordSearchCopy.screens, targets: screens.map((section) => ({ section, record: null })) },
  ];
  return {
    groups: groups.filter(({ targets }) => targets.length > 0),
    isCurrent: asked === q && !(isSearched && found.isFetching),
    error: found.error,
  };
}

const namesScreen = (name: string, q: string) =>
  name
    .toLowerCase()
    .split(/[\s-]+/)
    .some((word) => word.startsWith(q.toLowerCase())) || name.toLowerCase().startsWith(q.toLowerCase());

/** The value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), quiet);
    return () => window.clearTimeout(timer);
  }, [value]);
  return settled;
}
