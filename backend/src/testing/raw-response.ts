import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';

/** A GET without decompression or redirects, unlike `fetch`. */
export async function rawResponse(url: string, headers: Record<string, string> = {}) {
  const [answer] = (await once(request(url, { headers }).end(), 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(await answer.toArray()) };
}
