import { useLocation, useNavigate, useSearch, type HistoryState } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { textsOf, type ListSearch } from './list-search';

/**
 * Returns the list's search parameters and a function that updates some of them. An empty text removes a parameter. `q`
 * is written to the state of the history entry, because it may be a name or an e-mail address, and those stay out of
 * URLs.
 */
export function useListSearch(): [ListSearch, (next: ListSearch) => void] {
  const search: ListSearch = useSearch({ strict: false });
  const typed = useLocation({ select: ({ state }) => state.q });
  const navigate = useNavigate();
  const change = useCallback(
    (next: ListSearch) => {
      const { q, ...others } = next;
      const isTyped = 'q' in next;
      const search = (now: ListSearch) => {
        const all = Object.entries({ ...now, ...others, ...(isTyped && { q: undefined }) });
        return Object.fromEntries(all.filter(([, value]) => value !== undefined && value !== '')) as ListSearch;
      };
      const state = (now: HistoryState) => (isTyped ? { ...now, q: q ?? '' } : now);
      void navigate({ to: '.', search: search as never, state, replace: true, resetScroll: false });
    },
    [navigate],
  );
  return [useMemo(() => textsOf({ ...search, ...(typed !== undefined && { q: typed }) }), [search, typed]), change];
}
