import { useMemo } from 'react';
import { useListSearch } from '../use-list-search';

/** The keys of the columns that the address hides. */
export const hiddenIn = ({ hide }: { hide?: string }): readonly string[] => (hide ? hide.split(',') : []);

/** Leaves out the columns that the address hides, apart from the first. */
export function useShownColumns<Column extends { key: string }>(columns: readonly Column[]): readonly Column[] {
  const [{ hide }] = useListSearch();
  return useMemo(() => {
    const hidden = hiddenIn({ hide });
    return columns.filter(({ key }, place) => place === 0 || !hidden.includes(key));
  }, [columns, hide]);
}
