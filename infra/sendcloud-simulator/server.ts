import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Control } from './control.js';
import { controlPage } from './control-page.js';
import { labelPdf } from './label-pdf.js';
import type { Outages } from './outages.js';
import { notFound, type Shipments } from './shipments.js';

type Response = { status: number; body: object | Buffer | string; headers?: Record<string, string> };

interface Parts {
  shipments: Shipments;
  outages: Outages;
  control: Control;
  keys: { publicKey: string; secretKey: string };
}

const unauthorised: Response = {
  status: 401,
  body: { errors: [{ status: '401', code: 'authentication_failed', detail: 'Invalid username/password.' }] },
};

export function createSimulatorServer(parts: Parts): Server {
  return createServer((request, response) => {
    respond(parts, request, response).catch((error: unknown) => {
      send(response, { status: 500, body: { errors: [{ status: '500', code: 'error', detail: String(error) }] } });
    });
  });
}

async function respond(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://simulator');
  const body = await bodyOf(request);
  if (url.pathname === '/') return send(response, { status: 200, body: controlPage(parts.control.shipments()) });
  if (url.pathname.startsWith('/__control/')) return send(response, controlled(parts, url.pathname, body, request));
  const outage = parts.outages.next(url.pathname);
  if (outage?.mode === 'timeout') return;
  if (outage?.mode === 'error') {
    const status = outage.status ?? 500;
    const headers: Record<string, string> = status === 429 ? { 'retry-after': '1' } : {};
    return send(response, { status, headers, body: { errors: [{ status: String(status), code: 'error' }] } });
  }
  const { publicKey, secretKey } = parts.keys;
  const login = `Basic ${Buffer.from(`${publicKey}:${secretKey}`).toString('base64')}`;
  const result = request.headers.authorization === login ? called(parts, request.method!, url, body) : unauthorised;
  if (outage?.mode === 'lose-answer') return void request.socket.destroy();
  send(response, result);
}

/** The calls of the API. */
function called({ shipments }: Parts, method: string, url: URL, body: Record<string, unknown>): Response {
  const path = url.pathname.replace(/^\/api\/v3/, '');
  if (method === 'POST' && path === '/shipments/announce') return shipments.announce(body);
  const [, id, act] = /^\/shipments\/([^/]+)(\/cancel)?$/.exec(path) ?? [];
  if (id && method === 'POST' && act) return shipments.cancel(id);
  if (id && method === 'GET' && !act) return shipments.find(id);
  const [, one] = /^\/parcels\/(\d+)\/documents\/label$/.exec(path) ?? [];
  const ids = one ? [one] : path === '/parcel-documents/label' ? url.searchParams.getAll('parcels') : [];
  if (method !== 'GET' || ids.length < 1 || ids.length > 20) return notFound();
  const labels = ids.map((parcelId) => shipments.parcel(Number(parcelId)));
  const known = labels.filter((label) => label !== null && label.parcel.documents.length > 0) as NonNullable<
    (typeof labels)[number]
  >[];
  if (known.length < labels.length) return notFound();
  return { status: 200, body: labelPdf(known), headers: { 'content-type': 'application/pdf' } };
}

/** The switches of the simulator, as JSON. A form of the page moves a parcel too. */
function controlled(
  { control }: Parts,
  path: string,
  body: Record<string, unknown>,
  request: IncomingMessage,
): Response {
  const done: Response = { status: 200, body: { done: true } };
  const [, parcel] = /^\/__control\/parcels\/(\d+)\/status$/.exec(path) ?? [];
  if (request.method === 'GET')
    return path === '/__control/shipments' ? { status: 200, body: { data: control.shipments() } } : notFound();
  if (parcel) {
    if (!control.move(Number(parcel), String(body['code']))) return notFound();
    const isForm = request.headers['content-type']?.includes('urlencoded');
    return isForm ? { status: 303, body: '', headers: { location: '/' } } : done;
  }
  if (path === '/__control/behaviour') control.behave(body);
  else if (path === '/__control/webhooks') control.switchWebhooks(body);
  else if (path === '/__control/outage') control.planOutage(body as never);
  else if (path === '/__control/reset') control.reset();
  else return notFound();
  return done;
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  if (request.headers['content-type']?.includes('urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}

function send(response: ServerResponse, { status, body, headers = {} }: Response): void {
  const isText = typeof body === 'string';
  const content = isText || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const type = isText ? 'text/html; charset=utf-8' : 'application/json';
  response.writeHead(status, { 'content-type': type, ...headers }).end(content);
}
