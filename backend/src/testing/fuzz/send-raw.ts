import { once } from 'node:events';
import { request, type Agent, type IncomingMessage } from 'node:http';
import { nextCursorHeader } from '../../../../contracts/admin/lists.js';
import type { Received } from './document-check.js';

export interface RawResponse extends Received {
  /** Cursor of the next page of a list. */
  cursor?: string;
  ms: number;
}

export interface RawRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** Sends the path as it is, which `fetch` would normalise. */
export async function sendRaw(
  agent: Agent,
  origin: string,
  { body, headers, ...rest }: RawRequest,
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const began = performance.now();
  const sent = request({ agent, hostname, port, ...rest, headers: { ...headers, ...length } }).end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const text = Buffer.concat((await response.toArray()) as Buffer[]).toString();
  const cursor = response.headers[nextCursorHeader] as string | undefined;
  const contentType = response.headers['content-type'] ?? '';
  return { status: response.statusCode!, contentType, body: text, cursor, ms: performance.now() - began };
}
