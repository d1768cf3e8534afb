/** Returns the first visible index after a step of one frame, clamped to the list. */
export function stepTo(first: number, direction: 1 | -1, perFrame: number, count: number): number {
  return clampFirst(first + direction * perFrame, perFrame, count);
}

/** Returns the nearest first index at which the frame is full, if there are enough items. */
export function clampFirst(first: number, perFrame: number, count: number): number {
  return Math.max(0, Math.min(first, count - perFrame));
}
