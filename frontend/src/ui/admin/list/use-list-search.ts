import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { textsOf, type ListSearch } from './list-search';

/** Returns the list's search parameters and a function that updates some of them. An empty text removes a parameter. */
export function useListSearch(): [ListSearch, (next: ListSearch) => void] {
  const search: ListSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = useCallback(
    (next: ListSearch) => {
      const search = (now: ListSearch) => {
        const all = Object.entries({ ...now, ...next });
        return Object.fromEntries(all.filter(([, value]) => value !== undefined && value !== '')) as ListSearch;
      };
      void navigate({ to: '.', search: search as never, replace: true, resetScroll: false });
    },
    [navigate],
  );
  return [useMemo(() => textsOf(search), [search]), change];
}
