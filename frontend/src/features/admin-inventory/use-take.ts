import { useState } from 'react';
import { readStored, store } from '../../lib/storage/device-storage';
import { newTake, takeOf, type Take } from './take';

/** The stock take of a member of staff. It outlives a reload of this tab, and nobody else sees it. */
export function useTake(staffId: number): [Take, (next: Take) => void] {
  const [take, setTake] = useState(() => takeOf(staffId, readStored('tab', 'stock-take')) ?? newTake(staffId));
  const change = (next: Take) => {
    store('tab', 'stock-take', Object.keys(next.lines).length === 0 ? null : JSON.stringify(next));
    setTake(next);
  };
  return [take, change];
}
