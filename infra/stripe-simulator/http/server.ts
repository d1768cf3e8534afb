import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Api, ApiResponse, ApiCall } from './api.js';
import type { Outages } from './outage.js';

/** A page or control response; a handler returns `null` for a path it does not serve. */
export interface PageResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface PageRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
  contentType: string;
}

export type PageHandler = (request: PageRequest) => PageResponse | null;

const BODY_LIMIT = 1_000_000;
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, content-type, idempotency-key, stripe-version',
  'Access-Control-Allow-Methods': 'GET, POST, DELETE, OPTIONS',
  'Access-Control-Expose-Headers': 'Request-Id, Idempotent-Replayed',
  'Access-Control-Max-Age': '600',
};

/** Connects node:http to the API (everything under /v1/) and the pages, and applies outages to API calls. */
export function createSimulatorServer(api: Api, outages: Outages, pages: PageHandler): Server {
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const cut = url.indexOf('?');
    const path = cut < 0 ? url : url.slice(0, cut);
    const query = cut < 0 ? '' : url.slice(cut + 1);
    readBody(request, response, (body) => {
      if (!path.startsWith('/v1/')) {
        return respondPage(response, pages, {
          method: request.method ?? 'GET',
          path,
          query: new URLSearchParams(query),
          body,
          contentType: request.headers['content-type'] ?? '',
        });
      }
      if (request.method === 'OPTIONS') return send(response, 204, CORS, '');
      respondToCall(api, outages, response, {
        method: request.method ?? 'GET',
        path,
        query,
        body,
        headers: request.headers,
      });
    });
  });
  server.keepAliveTimeout = 60_000;
  return server;
}

function respondToCall(api: Api, outages: Outages, response: ServerResponse, call: ApiCall): void {
  const outage = outages.next(call.method, call.path);
  if (outage?.mode === 'timeout') return;
  if (outage?.mode === 'error') {
    const status = outage.status ?? 500;
    const body = {
      error: { type: status === 429 ? 'invalid_request_error' : 'api_error', message: 'Simulated outage.' },
    };
    return sendJson(response, { status, headers: {}, body: JSON.stringify(body) });
  }
  const begun = api.begin(call);
  const finish = () => {
    const answer = typeof begun === 'function' ? begun() : begun;
    if (outage?.mode === 'lose-answer') response.destroy();
    else if (outage?.mode !== 'late-answer') sendJson(response, answer);
  };
  if (outages.latencyMs > 0) setTimeout(finish, outages.latencyMs);
  else finish();
}

function readBody(request: IncomingMessage, response: ServerResponse, done: (body: string) => void): void {
  const chunks: Buffer[] = [];
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > BODY_LIMIT) return void send(response, 413, { Connection: 'close' }, '');
    chunks.push(chunk);
  });
  request.on('end', () => {
    if (size <= BODY_LIMIT) done(chunks.length === 0 ? '' : Buffer.concat(chunks).toString('utf8'));
  });
}

function respondPage(response: ServerResponse, pages: PageHandler, request: PageRequest): void {
  const answer = pages(request) ?? { status: 404, headers: { 'Content-Type': 'text/plain' }, body: 'Not found' };
  send(response, answer.status, answer.headers, answer.body);
}

function sendJson(response: ServerResponse, answer: ApiResponse): void {
  send(response, answer.status, { ...CORS, ...answer.headers, 'Content-Type': 'application/json' }, answer.body);
}

function send(response: ServerResponse, status: number, headers: Record<string, string>, body: string): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, { ...headers, 'Cache-Control': 'no-store', 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}
