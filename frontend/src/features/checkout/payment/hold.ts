import { holdCopy } from '../copy';

/** From here on the shopper is told how long the pieces are still held. */
export const shortSeconds = 5 * 60;

/** Whole seconds until then, never below zero. */
export function secondsUntil(iso: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(iso) - now) / 1000));
}

/** How long that is, in minutes (rounded up) as long as there is more than one, then in seconds. */
export function timeLeft(seconds: number): string {
  return seconds > 60 ? holdCopy.minutes(Math.ceil(seconds / 60)) : holdCopy.seconds(seconds);
}

/** What a screen reader is told: every minute, at half a minute and at ten seconds, and nothing between. */
export function spokenSeconds(seconds: number): number {
  if (seconds > 60) return Math.ceil(seconds / 60) * 60;
  return [10, 30].find((moment) => seconds <= moment) ?? 60;
}
