import { useMemo, useState } from 'react';

export interface Selection {
  /** The ticked rows that the current filter shows. */
  ids: ReadonlySet<string>;
  /** The number of ticked rows that the filter hides. They stay ticked, and no action applies to them. */
  hidden: number;
  toggle: (id: string) => void;
  /** Ticks these rows and no others. */
  set: (ids: readonly string[]) => void;
  /** Ticks all rows that the filter finds, also those that are not read yet. */
  setAll: (ids: readonly string[]) => void;
  /** Unticks these rows. */
  drop: (ids: readonly string[]) => void;
}

/**
 * Returns the ticked rows. `rows` are the rows that the list shows; `hidesNone`: without a filter, so that a ticked row
 * that is not read yet counts too. `filter`: what the rows match, stable while it is the same.
 */
export function useSelection<Row>(
  rows: readonly Row[] | undefined,
  idOf: (row: Row) => string,
  hidesNone = false,
  filter?: object,
): Selection {
  /** The filter whose rows were all ticked. */
  const [matched, setMatched] = useState<object>();
  const seesAll = hidesNone || (matched !== undefined && matched === filter);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set<string>());
  return useMemo(() => {
    const ids = new Set<string>(seesAll ? ticked : []);
    if (ticked.size > ids.size) for (const id of (rows ?? []).map(idOf)) if (ticked.has(id)) ids.add(id);
    return {
      ids,
      hidden: ticked.size - ids.size,
      toggle: (id) => setTicked((now) => (now.has(id) ? without(now, [id]) : new Set([...now, id]))),
      set: (all) => setTicked(new Set(all)),
      setAll: (all) => {
        setTicked(new Set(all));
        setMatched(filter);
      },
      drop: (some) => setTicked((now) => without(now, some)),
    };
  }, [rows, idOf, seesAll, filter, ticked]);
}

function without(ticked: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const left = new Set(ticked);
  for (const id of ids) left.delete(id);
  return left;
}
