import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ApiErrorBody, ErrorCode } from '../../../../../contracts/errors.js';
import type { Config } from '../../config/config.js';
import { errorResponse } from '../error-responses.js';
import { randomUUID } from 'node:crypto';

/** Headers of the responses that no hook of Fastify reaches. */
export function bareHeaders({ production }: Pick<Config, 'production'>): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    ...(production && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Responds to bytes that Node cannot parse as a request, and closes the connection. */
export function refuseUnreadableRequest(config: Pick<Config, 'production'>) {
  return ({ code }: Error & { code?: string }, socket: Socket): void => {
    if (code === 'ECONNRESET' || socket.destroyed) return;
    if (!socket.writable) return void socket.destroy();
    const status = statuses[code ?? ''] ?? 400;
    const error: ErrorCode = 'invalid-input';
    const { message } = errorResponse(error);
    const body = JSON.stringify({ message, code: error, requestId: randomUUID() } satisfies ApiErrorBody);
    const headers = { ...bareHeaders(config), connection: 'close', 'content-length': Buffer.byteLength(body) };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  };
}
