import { useMemo, useState } from 'react';

export interface Selection {
  /** The ticked rows that are in the list as it is filtered now. */
  ids: ReadonlySet<string>;
  /** How many more are ticked that the filter leaves out. They stay ticked and nothing acts on them. */
  hidden: number;
  toggle: (id: string) => void;
  /** Ticks these rows and no others. */
  set: (ids: readonly string[]) => void;
  /** Unticks these rows. */
  drop: (ids: readonly string[]) => void;
}

/** The rows that are ticked. `rows` are the rows that the list shows. */
export function useSelection(rows: readonly { id: string }[] | undefined): Selection {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set<string>());
  return useMemo(() => {
    const ids = new Set<string>();
    if (ticked.size > 0) for (const { id } of rows ?? []) if (ticked.has(id)) ids.add(id);
    return {
      ids,
      hidden: ticked.size - ids.size,
      toggle: (id) => setTicked((now) => (now.has(id) ? without(now, [id]) : new Set([...now, id]))),
      set: (all) => setTicked(new Set(all)),
      drop: (some) => setTicked((now) => without(now, some)),
    };
  }, [rows, ticked]);
}

function without(ticked: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const left = new Set(ticked);
  for (const id of ids) left.delete(id);
  return left;
}
