import type { Receipt } from '../../../../../contracts/checkout.js';
import type { DispatchRules } from '../../../../../contracts/dispatch-rules.js';
import { deliveryDays, dispatchDay } from '../../../../../contracts/dispatch.js';
import { formatDayOfWeek } from '../../../lib/format-day-of-week';
import { nextStepsCopy as copy } from '../copy';

/** The days on which a parcel of an order usually arrives, as text; the order was placed at `placedAt` (ISO 8601). */
export function arrivalOf(placedAt: string, rules: DispatchRules): [string, string] {
  const [first, last] = deliveryDays(dispatchDay(placedAt, rules));
  return [formatDayOfWeek(first), formatDayOfWeek(last)];
}

/** Three steps after the payment. While the bank still decides, no day is known. */
export function nextSteps(
  { placedAt, addsTo }: Pick<Receipt, 'placedAt' | 'addsTo'>,
  isPaid: boolean,
  rules: DispatchRules,
) {
  const first = isPaid ? copy.mail : copy.bank;
  if (addsTo) return [first, copy.packedWith(addsTo.orderNumber), copy.arrivesTogether];
  if (!isPaid) return [first, copy.sentLater, copy.arrivesLater];
  const sentOn = formatDayOfWeek(dispatchDay(placedAt, rules));
  return [first, copy.sent(sentOn), copy.arrives(...arrivalOf(placedAt, rules))];
}
