/**
 * Runs the calls that may set the shopper's cookie one at a time, in all tabs of this browser. Without the lock, two tabs
 * that a browser restores would be two shoppers with a payment each.
 */
export function withTabLock<Output>(call: () => Promise<Output>): Promise<Output> {
  const { locks } = navigator as { locks?: LockManager }; // only on a secure origin
  return locks ? locks.request('shopper', call) : call();
}
