/** Faults of deliveries. All zero: every event is sent once, immediately, with a valid signature. */
export interface WebhookSwitches {
  /** Extra copies of every event. */
  duplicate: number;
  /** Delay of every delivery, in milliseconds. */
  delayMs: number;
  /** Maximum random delay of every delivery, in milliseconds, which changes their order. */
  shuffleMs: number;
  /** Number of next events that are never sent; -1: all. */
  drop: number;
  /** Number of next deliveries with a signature by another secret; -1: all. */
  forge: number;
  /** Shifts the signed timestamp: positive into the future, negative into the past. */
  timestampOffsetSeconds: number;
}

export const WELL_BEHAVED: Readonly<WebhookSwitches> = {
  duplicate: 0,
  delayMs: 0,
  shuffleMs: 0,
  drop: 0,
  forge: 0,
  timestampOffsetSeconds: 0,
};
