import { addDays, amsterdamDay } from '../../../../contracts/values/calendar.js';
import type { DispatchRules } from '../../../../contracts/shipping/dispatch-rules.js';
import { dispatchDay } from '../../../../contracts/shipping/dispatch.js';
import { dispatchCopy } from './dispatch-copy';
import { formatWeekday } from '../format';

/** Returns a sentence on when an order placed at this time is sent. */
export function dispatchText(rules: DispatchRules, at = new Date().toISOString()): string {
  const today = amsterdamDay(at);
  const day = dispatchDay(at, rules);
  if (day === today) return dispatchCopy.today;
  return day === addDays(today, 1) ? dispatchCopy.tomorrow : dispatchCopy.on(formatWeekday(day));
}
