import { addDays, amsterdamDay } from '../../../contracts/calendar.js';
import { dispatchDay } from '../../../contracts/dispatch.js';
import { libCopy } from './copy';
import { formatWeekday } from './format';

/** When an order placed at this moment is sent, as a sentence. */
export function dispatchText(at = new Date().toISOString()): string {
  const today = amsterdamDay(at);
  const day = dispatchDay(at);
  if (day === today) return libCopy.sentToday;
  return day === addDays(today, 1) ? libCopy.sentTomorrow : libCopy.sentOn(formatWeekday(day));
}
