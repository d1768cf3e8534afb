import { readImport, startImport, type ProductImport } from '../../../../contracts/admin/product-imports.js';
import { ApiError } from '../../lib/http/api-error';
import { addressOf, request } from '../../lib/http/endpoints';
import { inSession } from '../../lib/http/session-end';
import { useChange } from '../../lib/http/use-change';

/** Sends a file and returns what it would change. Throws ApiError like every other call. */
export function readFile(file: File): Promise<ProductImport> {
  return inSession(readImport, async () => {
    const body = new FormData();
    body.append('file', file);
    const { method } = readImport;
    const response = await fetch(addressOf(readImport, {}), { method, credentials: 'same-origin', body });
    if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
    return (await response.json()) as ProductImport;
  });
}

export const useStartImport = () => useChange((id: string) => request(startImport, { params: { id } }), []);
