import { isMissingChunk } from '../http/api-error';
import { readStored, store, type StoredKey } from '../storage/device-storage';

const reloadedKey = 'reloaded-for' satisfies StoredKey;
const startedAnewKey = 'reloaded-for-code' satisfies StoredKey;

/** Allows the script in index.html to reload a later page whose first code is missing. */
export function allowReloadAtStart(): void {
  store('tab', startedAnewKey, null);
}

/**
 * Keeps the router from reloading the page when the code of a route cannot be fetched. Without a connection, a reload
 * would show the browser's own error page. The router recognises the error by the start of its message.
 */
export function leaveReloadsToErrorPage(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (isMissingChunk(payload)) payload.message = `Missing code: ${payload.message}`;
  });
}

/** Whether this error allows an automatic reload: code is missing, as after a deploy, and no reload was tried yet. */
export function deservesReload(error: unknown): error is TypeError {
  return isMissingChunk(error) && readStored('tab', reloadedKey) !== error.message;
}

/**
 * Reloads the page if the server responds, because only a new page fetches missing code again. Returns false when the
 * server does not respond. Given an error, it records the reload, so that the same error causes no second one.
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
