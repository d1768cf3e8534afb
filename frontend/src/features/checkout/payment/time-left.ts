import { reservationCopy } from '../copy';

/** The remaining seconds from which the countdown is shown. */
export const shortSeconds = 5 * 60;

/** Returns the whole seconds until a time, never below zero. */
export function secondsUntil(iso: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(iso) - now) / 1000));
}

/** Formats the remaining time in minutes (rounded up) above one minute, else in seconds. */
export function timeLeft(seconds: number): string {
  return seconds > 60 ? reservationCopy.minutes(Math.ceil(seconds / 60)) : reservationCopy.seconds(seconds);
}

/** Returns the seconds that a screen reader announces: every minute, at half a minute and at ten seconds. */
export function spokenSeconds(seconds: number): number {
  if (seconds > 60) return Math.ceil(seconds / 60) * 60;
  return [10, 30].find((moment) => seconds <= moment) ?? 60;
}
