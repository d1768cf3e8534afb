import { useLocation } from '@tanstack/react-router';
import type { RecordSection } from './record-paths';

/** The references of the rows that each list showed when a record was opened from it. A reload loses them. */
const opened = new Map<RecordSection, readonly string[]>();

/** Remembers the rows of a list, in the order that it shows. */
export const rememberRows = (section: RecordSection, references: readonly string[]) =>
  void opened.set(section, references);

/** The references of the records before and after one. */
export interface Neighbours {
  previous: string | null;
  next: string | null;
}

export function neighboursIn(references: readonly string[], reference: string): Neighbours | null {
  const place = references.indexOf(reference);
  if (place === -1) return null;
  return { previous: references[place - 1] ?? null, next: references[place + 1] ?? null };
}

/** Returns the neighbours in the list that the record was opened from, else `otherwise`. */
export function useNeighbours(section: RecordSection, reference: string, otherwise: Neighbours): Neighbours {
  const isFromList = useLocation({ select: ({ state }) => state.isFromList });
  return (isFromList && neighboursIn(opened.get(section) ?? [], reference)) || otherwise;
}
