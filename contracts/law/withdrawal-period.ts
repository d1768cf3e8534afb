import { addDays, amsterdamDay, type CalendarDay } from '../values/calendar.js';

/** Days for a customer to withdraw after delivery, and for the shop to refund (BW 6:230o and 6:230r). */
export const lawfulDays = 14;

/** The last day to refund a return requested at this time (ISO 8601). */
export function refundDueDate(requestedAt: string): CalendarDay {
  return addDays(amsterdamDay(requestedAt), lawfulDays);
}

/** Tolerance in days: weekends and holidays extend the period, and a parcel can arrive later than recorded. */
const leewayDays = 3;

/** Whether a statement (ISO 8601) is in time. Before delivery (null) it always is. */
export function isWithinWithdrawalPeriod(deliveredAt: string | null, statedAt: string): boolean {
  if (deliveredAt === null) return true;
  return amsterdamDay(statedAt) <= addDays(amsterdamDay(deliveredAt), lawfulDays + leewayDays);
}
