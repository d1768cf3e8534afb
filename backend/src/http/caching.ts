import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The same for every visitor past the gate. Everything else below these folders may show or set something personal. */
export const publicRoutes: ReadonlySet<string | undefined> = new Set([
  '/api/products',
  '/api/products/:slug',
  '/api/categories',
  '/api/settings/shipping',
]);
const folders = /^\/+(api|dev)(\/|$)/;

/** Denies by default: no cache may store a response of the API, nor one that sets a cookie, unless its route is public. */
export function forbidStoring(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (mayHoldPersonalData(request, reply)) void reply.header('cache-control', 'no-store');
    done();
  });
}

function mayHoldPersonalData({ url, routeOptions, method }: FastifyRequest, reply: FastifyReply): boolean {
  if (reply.hasHeader('set-cookie')) return true;
  if (!folders.test(routeOptions.url ?? '') && !folders.test(url)) return false;
  const reads = method === 'GET' || method === 'HEAD';
  return !reads || reply.statusCode >= 400 || !publicRoutes.has(routeOptions.url);
}
