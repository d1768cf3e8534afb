import { withDeadline } from '../timing/with-deadline.js';

const cutMs = 500;

/** Closes a connection, or destroys it after a timeout. Never throws. */
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
