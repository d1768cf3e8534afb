import { addDays, amsterdamDay, type CalendarDay } from './calendar.js';

/** Days in which a customer may withdraw after delivery, and the shop has to refund (BW 6:230o and 6:230r). */
export const lawfulDays = 14;

/** The last day on which a return requested at this moment (ISO 8601) has to be refunded. */
export function refundDueDate(requestedAt: string): CalendarDay {
  return addDays(amsterdamDay(requestedAt), lawfulDays);
}

/** Weekends and holidays extend the period, and a parcel may arrive later than was recorded; staff decides. */
const leewayDays = 3;

/** Whether a statement (ISO 8601) is in time. It always is before delivery (null). */
export function isWithinWithdrawalPeriod(deliveredAt: string | null, statedAt: string): boolean {
  if (deliveredAt === null) return true;
  return amsterdamDay(statedAt) <= addDays(amsterdamDay(deliveredAt), lawfulDays + leewayDays);
}
