import { ApiError } from './api-error';

type LogInAgain = () => Promise<boolean>;

let logInAgain: LogInAgain | undefined;

/** Registers staff's login dialog, which resolves to whether they logged in. Returns a function that unregisters it. */
export function whenSessionEnds(ask: LogInAgain): () => void {
  logInAgain = ask;
  return () => {
    if (logInAgain === ask) logInAgain = undefined;
  };
}

/**
 * Sends a call of the back office. Repeats it once after staff logged in again, if the session had ended. That is safe,
 * because the server does nothing on a 401.
 */
export async function inSession<T>(path: string, send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!isSessionOver(path, error) || !(await logInAgain?.())) throw error;
    return send();
  }
}

/** Whether the session has ended. Login, logout and the session check use 401 for other reasons. */
function isSessionOver(path: string, error: unknown): boolean {
  if (!path.startsWith('/api/admin/') || /^\/api\/admin\/(login|logout|me)$/.test(path)) return false;
  return error instanceof ApiError && error.status === 401 && error.code === 'not-logged-in';
}
