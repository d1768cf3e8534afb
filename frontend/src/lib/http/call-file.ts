import { ApiError } from './api-error';
import { inSession } from './session-end';

/** Fetches a file of the back office with extra headers. Throws ApiError without a 2xx status. */
export function callFile(path: string, headers: Record<string, string>): Promise<Blob> {
  return inSession(path, async () => {
    const response = await fetch(path, { credentials: 'same-origin', headers });
    if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
    return response.blob();
  });
}
