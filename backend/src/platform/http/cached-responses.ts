import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import { findProduct, listCategories, listProducts } from '../../../../contracts/catalog.js';
import { encoded, encodingFor, type Encoding } from './encodings.js';

/** Routes of the catalogue. Their responses are equal for every visitor. */
const routes: ReadonlySet<string> = new Set([listProducts.path, findProduct.path, listCategories.path]);
/** Leaves out what visitors can make up, so that they cannot fill the memory. */
const addresses = new RegExp(
  String.raw`^(?:${listProducts.path}(?:/[\w-]+|\?category=[1-9]\d{0,9})?|${listCategories.path})$`,
);
const mostBodies = 6000;
/** Those that differ for each response. */
const ownHeaders: ReadonlySet<string> = new Set(['x-request-id', 'connection', 'content-length', 'date']);

declare module 'fastify' {
  interface FastifyRequest {
    contentState: string;
  }
}

interface Content {
  /** Changes with every possible change of the content. */
  state: () => string;
  /** Counts the request. True when its network has to be refused. */
  isFlood: (request: FastifyRequest) => boolean;
  /** False while a gate decides who may read. */
  isOpenToAll: boolean;
}

interface Cached {
  headers: readonly string[];
  body: Buffer;
}

/**
 * Compresses a body of the catalogue once, and sends it until its text changes. While the content has the same state,
 * sends the whole former response before the other hooks run, because setting the headers costs more than the rest.
 * Add it before the hooks that set headers.
 */
export function cacheResponses(fastify: FastifyInstance, { state, isFlood, isOpenToAll }: Content): void {
  const bodies = new Map<string, { text: string; body: Promise<Buffer> }>();
  const responses = new Map<string, Cached>();
  let stateOfResponses = '';
  let isClosing = false;
  fastify.decorateRequest('contentState', '');
  fastify.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });

  const bodyOf = (key: string, text: string, encoding: Encoding): Promise<Buffer> => {
    const known = bodies.get(key);
    if (known?.text === text) return known.body;
    bodies.delete(key);
    if (bodies.size >= mostBodies) bodies.delete(bodies.keys().next().value!);
    const body = encoded(Buffer.from(text), encoding);
    bodies.set(key, { text, body });
    body.catch(() => bodies.delete(key));
    return body;
  };

  /** Caches no response whose content may have changed since its request arrived. */
  const store = (key: string, request: FastifyRequest, reply: FastifyReply, body: Buffer) => {
    if (!isOpenToAll || reply.hasHeader('set-cookie') || request.contentState !== state()) return;
    if (stateOfResponses !== request.contentState) responses.clear();
    stateOfResponses = request.contentState;
    responses.set(key, { headers: [...headersOf(reply), 'content-length', String(body.length)], body });
  };

  const sendCached: onSendHookHandler = (request, reply, payload, done) => {
    const { url } = request.raw;
    const isCached =
      reply.statusCode === 200 && typeof payload === 'string' && payload !== '[]' && addresses.test(url!);
    if (!isCached) return done(null, payload);
    const encoding = encodingFor(request);
    const key = `${encoding} ${url}`;
    bodyOf(key, payload, encoding).then((body) => {
      if (encoding !== 'identity') void reply.header('content-encoding', encoding);
      void reply.header('vary', 'accept-encoding');
      store(key, request, reply, body);
      done(null, body);
    }, done);
  };
  fastify.addHook('onRoute', (route) => {
    if (route.method !== 'GET' || !routes.has(route.url)) return;
    route.onSend = [route.onSend ?? [], sendCached].flat();
  });

  fastify.addHook('onRequest', (request, reply, done) => {
    const { method, url, headers } = request.raw;
    if (method !== 'GET' || !url?.startsWith('/api/')) return done();
    request.contentState = state();
    if (stateOfResponses !== request.contentState || isClosing) return done();
    if (headers['if-none-match'] ?? headers['content-encoding']) return done();
    const cached = responses.get(`${encodingFor(request)} ${url}`);
    if (!cached || isFlood(request)) return done();
    reply.hijack();
    reply.raw.writeHead(200, [...cached.headers, 'x-request-id', request.id]).end(cached.body);
  });
}

function headersOf(reply: FastifyReply): string[] {
  return Object.entries(reply.getHeaders())
    .filter(([name]) => !ownHeaders.has(name))
    .flatMap(([name, value]) => [name, String(value)]);
}
