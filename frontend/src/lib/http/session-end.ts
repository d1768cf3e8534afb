import { ApiError } from './api-error';

type LogInAgain = () => Promise<boolean>;

let logInAgain: LogInAgain | undefined;

/** Registers what asks staff to log in again; it resolves to whether they did. Returns the function that unregisters it. */
export function whenSessionEnds(ask: LogInAgain): () => void {
  logInAgain = ask;
  return () => {
    if (logInAgain === ask) logInAgain = undefined;
  };
}

/**
 * Sends a call of the back office, and once more after staff logged in again when the session had ended: the server does
 * nothing on a 401, so nothing is done twice.
 */
export async function inSession<T>(path: string, send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!isSessionOver(path, error) || !(await logInAgain?.())) throw error;
    return send();
  }
}

/** Login, logout and the session check answer 401 for reasons of their own; a closed gate has another code. */
function isSessionOver(path: string, error: unknown): boolean {
  if (!path.startsWith('/api/admin/') || /^\/api\/admin\/(login|logout|me)$/.test(path)) return false;
  return error instanceof ApiError && error.status === 401 && error.code === 'not-logged-in';
}
