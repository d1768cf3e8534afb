const cutMs = 500;

/** Gives up waiting after `milliseconds`. What was started goes on; its later failure is swallowed. */
export async function withDeadline<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Closes a connection; one that does not close in time is cut. Never throws. */
export async function closeOrCut(
  connection: { close(): Promise<void>; getBackend(): { close(force?: boolean): Promise<void> } },
  milliseconds: number,
): Promise<'closed' | 'cut'> {
  try {
    await withDeadline(connection.close(), milliseconds);
    return 'closed';
  } catch {
    await withDeadline(connection.getBackend().close(true), cutMs).catch(() => undefined);
    return 'cut';
  }
}
