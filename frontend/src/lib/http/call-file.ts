import { ApiError } from './api-error';
import { inSession } from './session-end';

/** Fetches a file of the back office with extra headers. Throws ApiError without a 2xx status. */
export function callFile(path: string, headers: Record<string, string>): Promise<File> {
  return inSession(path, async () => {
    const response = await fetch(path, { credentials: 'same-origin', headers });
    if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
    const [, name = 'export.csv'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    return new File([await response.blob()], name);
  });
}
