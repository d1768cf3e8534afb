import type { CalendarDay } from '../../../../../contracts/values/calendar.js';
import type { Receipt } from '../../../../../contracts/checkout.js';
import { deliveryDays } from '../../../../../contracts/shipping/dispatch.js';
import { formatDayOfWeek } from '../../../lib/format-day-of-week';
import { nextStepsCopy as copy } from '../copy';

/** The days on which a parcel that is sent on `dispatchOn` usually arrives, as text. */
export function arrivalOf(dispatchOn: CalendarDay): [string, string] {
  const [first, last] = deliveryDays(dispatchOn);
  return [formatDayOfWeek(first), formatDayOfWeek(last)];
}

/** Three steps after the payment. While the bank still decides, or an earlier version answers, no day is known. */
export function nextSteps({ dispatchOn, addsTo }: Pick<Receipt, 'dispatchOn' | 'addsTo'>) {
  const first = dispatchOn === null ? copy.bank : copy.mail;
  if (addsTo) return [first, copy.packedWith(addsTo.orderNumber), copy.arrivesTogether];
  if (!dispatchOn) return [first, copy.sentLater, copy.arrivesLater];
  return [first, copy.sent(formatDayOfWeek(dispatchOn)), copy.arrives(...arrivalOf(dispatchOn))];
}
