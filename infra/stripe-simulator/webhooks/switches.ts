/** How deliveries misbehave. All zero: every event is sent once, at once, well signed. */
export interface WebhookSwitches {
  /** Extra copies of every event. */
  duplicate: number;
  /** Wait before every delivery, in milliseconds. */
  delayMs: number;
  /** Every delivery waits a random time up to this many milliseconds, so that they overtake each other. */
  shuffleMs: number;
  /** So many of the next events are never sent; -1: none is. */
  drop: number;
  /** So many of the next deliveries carry a signature made with another secret; -1: all. */
  forge: number;
  /** Moves the signed timestamp: positive into the future, negative into the past. */
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
