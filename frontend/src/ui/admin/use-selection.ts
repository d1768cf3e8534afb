import { useMemo, useState } from 'react';

export interface Selection {
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  set: (ids: readonly string[]) => void;
}

/** The rows that are ticked. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set<string>());
  return useMemo(
    () => ({
      ids,
      toggle: (id) =>
        setIds((now) => {
          const next = new Set(now);
          if (!next.delete(id)) next.add(id);
          return next;
        }),
      set: (all) => setIds(new Set(all)),
    }),
    [ids],
  );
}
