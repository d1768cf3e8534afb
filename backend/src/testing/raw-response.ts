import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';

/** A GET without decompression or redirects, unlike `fetch`. */
export async function rawResponse(url: string, headers: Record<string, string> = {}) {
  const [response] = (await once(request(url, { headers }).end(), 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(await response.toArray()) };
}
