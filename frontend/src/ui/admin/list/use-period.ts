import { oneOf } from '../../../lib/search';
import { dayOf, shopToday } from './period-filter';
import { daysOfPeriod, periods } from './periods';
import { useListSearch } from './use-list-search';

/** The days of the address: those of a period that moves with today, or the two that somebody chose. */
export function usePeriod(): { from?: string; to?: string } {
  const [search] = useListSearch();
  const period = oneOf(periods, search.period);
  return period ? daysOfPeriod(period, shopToday()) : { from: dayOf(search.from), to: dayOf(search.to) };
}
