import { useMemo, useRef, useState } from 'react';

export interface Selection {
  /** The ticked rows that the current filter shows. */
  ids: ReadonlySet<string>;
  /** The number of ticked rows that the filter hides. They stay ticked, and no action applies to them. */
  hidden: number;
  toggle: (id: string) => void;
  /** Ticks the rows from the one that was ticked or unticked last to this one; this one alone without a last one. */
  extendTo: (id: string) => void;
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
  const last = useRef<string>(undefined);
  return useMemo(() => {
    const ids = new Set<string>(seesAll ? ticked : []);
    if (ticked.size > ids.size) for (const id of (rows ?? []).map(idOf)) if (ticked.has(id)) ids.add(id);
    return {
      ids,
      hidden: ticked.size - ids.size,
      toggle: (id) => {
        last.current = id;
        setTicked((now) => (now.has(id) ? without(now, [id]) : new Set([...now, id])));
      },
      extendTo: (id) => {
        const range = between((rows ?? []).map(idOf), last.current ?? id, id);
        last.current = id;
        setTicked((now) => new Set([...now, ...range]));
      },
      set: (all) => setTicked(new Set(all)),
      setAll: (all) => {
        setTicked(new Set(all));
        setMatched(filter);
      },
      drop: (some) => setTicked((now) => without(now, some)),
    };
  }, [rows, idOf, seesAll, filter, ticked]);
}

function between(ids: readonly string[], one: string, other: string): readonly string[] {
  const [from, to] = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b) as [number, number];
  return from < 0 ? [other] : ids.slice(from, to + 1);
}

function without(ticked: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const left = new Set(ticked);
  for (const id of ids) left.delete(id);
  return left;
}
