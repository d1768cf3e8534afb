/** Expects work that was postponed by so many seconds, at any moment since `begun`. */
export function expectPostponed(dueAt: Date, seconds: number, begun: number): void {
  const postponedAt = dueAt.getTime() - seconds * 1000;
  expect(postponedAt).toBeGreaterThan(begun - 1000);
  expect(postponedAt).toBeLessThan(Date.now() + 1000);
}
