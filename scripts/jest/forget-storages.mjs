/**
 * Empties what a test file leaves in `AsyncLocalStorage`s. Jest runs each hook and test inside one, so whatever Node
 * keeps beyond the file (a socket, a timer of `fetch`) kept all modules of the file: 38 MB each, until the worker was
 * replaced. On Node 20 each storage also costs something at every asynchronous call.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

const used = new Set();
const stores = new Set();
const { run } = AsyncLocalStorage.prototype;

AsyncLocalStorage.prototype.run = function remember(store, ...rest) {
  used.add(this);
  if (typeof store?.test !== 'object' && typeof store?.hook !== 'object') return run.call(this, store, ...rest);
  const copy = { ...store }; // its prototype belongs to no test file
  stores.add(copy);
  return run.call(this, copy, ...rest);
};

/** Call it when nothing of the file runs any more. */
export function forgetStorages() {
  for (const storage of used) storage.disable();
  for (const store of stores) for (const name of Object.keys(store)) delete store[name];
  used.clear();
  stores.clear();
}
