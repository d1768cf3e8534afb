const minute = 60_000;
const afterActivity = 20 * minute;
const atMost = 60 * minute;
const extension = 5 * minute;

/** Reservations last 20 minutes after the last activity, at most 60 minutes. */
export function reservationEnd(begun: Date, now = new Date()): Date {
  return new Date(Math.min(now.getTime() + afterActivity, begun.getTime() + atMost));
}

/** False after 60 minutes: the next attempt begins a new checkout. */
export function mayBeReservedLonger(begun: Date, now = new Date()): boolean {
  return now.getTime() < begun.getTime() + atMost;
}

/** Keeps reservations while the provider does not respond, because the payment may still succeed. */
export function extendedReservation(now = new Date()): Date {
  return new Date(now.getTime() + extension);
}
