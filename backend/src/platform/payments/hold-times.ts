const minute = 60_000;
const afterActivity = 20 * minute;
const atMost = 60 * minute;
const extension = 5 * minute;

/** Pieces are held for 20 minutes after the last activity, and 60 minutes at most after the beginning. */
export function holdEnd(begun: Date, now = new Date()): Date {
  return new Date(Math.min(now.getTime() + afterActivity, begun.getTime() + atMost));
}

/** False once the 60 minutes are over: the next click begins a new checkout. */
export function mayBeHeldLonger(begun: Date, now = new Date()): boolean {
  return now.getTime() < begun.getTime() + atMost;
}

/** When the provider does not answer, nothing is let go: unknown is not cancelled. */
export function extendedHold(now = new Date()): Date {
  return new Date(now.getTime() + extension);
}
