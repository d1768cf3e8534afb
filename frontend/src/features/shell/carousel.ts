/** Where a carousel stands after a step of one frame in a direction: never before the first, never past the last. */
export function stepTo(first: number, direction: 1 | -1, perFrame: number, count: number): number {
  return clampFirst(first + direction * perFrame, perFrame, count);
}

/** The nearest place at which the frame is full, as far as there is enough to fill it. */
export function clampFirst(first: number, perFrame: number, count: number): number {
  return Math.max(0, Math.min(first, count - perFrame));
}
