import { isMissingChunk } from '../http/api-error';
import { readStored, store, type StoredKey } from '../storage/device-storage';

const reloadedKey = 'reloaded-for' satisfies StoredKey;
const startedAnewKey = 'reloaded-for-code' satisfies StoredKey;

/** Lets the script in index.html reload a later page whose first code is missing: this one has all of its own. */
export function allowReloadAtStart(): void {
  store('tab', startedAnewKey, null);
}

/**
 * Keeps the router from reloading the page when code of a route cannot be fetched, because a reload without a connection
 * shows the browser's own error page. The router knows such an error by how its message begins.
 */
export function leaveReloadsToErrorPage(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (isMissingChunk(payload)) payload.message = `Missing code: ${payload.message}`;
  });
}

/** Whether to reload the page by itself for this error: code is missing, as after a deploy, and no reload was tried yet. */
export function deservesReload(error: unknown): error is TypeError {
  return isMissingChunk(error) && readStored('tab', reloadedKey) !== error.message;
}

/**
 * Reloads the page if the server responds; only a new page fetches missing code again. Returns false when the server does
 * not respond. With the error, the page is not reloaded by itself a second time for it.
 */
export async function reloadWhenReachable(error?: Error): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return false;
  }
  if (error) store('tab', reloadedKey, error.message);
  window.location.reload();
  return true;
}
