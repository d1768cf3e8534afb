import { useState } from 'react';
import { oneOf } from '../../../lib/search';
import { adminCopy as copy } from '../copy';
import { StatusFilter } from '../status/status';
import { dayOf, PeriodFilter } from './period-filter';
import { periods, type Period } from './periods';
import { useListSearch } from './use-list-search';

const names: Record<Period | 'own', string> = { ...copy.periods, own: copy.ownPeriod };

interface PeriodChooserProps {
  label?: string;
  /** The choice without a period. */
  every?: string;
}

/** Filters by a period that moves with today, or by two days of choice. */
export function PeriodChooser({ label = copy.period, every = copy.everyPeriod }: PeriodChooserProps) {
  const [search, setSearch] = useListSearch();
  const [from, to] = [dayOf(search.from), dayOf(search.to)];
  const period = oneOf(periods, search.period);
  const [isChoosing, setChoosing] = useState(false);
  const isOwn = !period && (isChoosing || from !== undefined || to !== undefined);
  const choose = (chosen: Period | 'own' | undefined) => {
    setChoosing(chosen === 'own');
    setSearch({ period: chosen === 'own' ? undefined : chosen, from: undefined, to: undefined });
  };
  return (
    <>
      <StatusFilter label={label} every={every} names={names} value={isOwn ? 'own' : period} onChange={choose} />
      {isOwn && <PeriodFilter from={from} to={to} onChange={setSearch} />}
    </>
  );
}
