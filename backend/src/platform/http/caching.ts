import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findProduct, listCategories, listProducts, listTexts } from '../../../../contracts/catalog.js';
import { showShippingSettings } from '../../../../contracts/settings.js';
import { listHomeTexts } from '../../../../contracts/shop-texts/home-texts.js';
import { listQuestions } from '../../../../contracts/shop-texts/questions.js';

/** Equal for every visitor past the gate. Other responses under these folders may show or set personal data. */
export const publicRoutes: ReadonlySet<string | undefined> = new Set([
  listProducts.path,
  findProduct.path,
  listCategories.path,
  listTexts.path,
  listHomeTexts.path,
  listQuestions.path,
  showShippingSettings.path,
]);
const folders = /^\/+(api|dev)(\/|$)/;

/** Denies by default: no cache stores a response of the API, or one with a cookie, unless its route is public. */
export function forbidStoring(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (mayHoldPersonalData(request, reply)) void reply.header('cache-control', 'no-store');
    done();
  });
}

/** Responds with 304 on a match. The tag is weak because the same text is sent compressed or not. */
export function respondWithChanges(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const isStorable = reply.statusCode === 200 && reply.getHeader('cache-control') !== 'no-store';
    if (!isStorable || typeof payload !== 'string' || payload === '') return done(null, payload);
    const tag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
    void reply.header('etag', tag);
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-cache');
    const known = request.headers['if-none-match']?.split(',').map((one) => one.trim());
    if (!known?.includes(tag)) return done(null, payload);
    void reply.status(304).removeHeader('content-length');
    done(null, '');
  });
}

function mayHoldPersonalData({ url, routeOptions, method }: FastifyRequest, reply: FastifyReply): boolean {
  if (reply.hasHeader('set-cookie')) return true;
  if (!folders.test(routeOptions.url ?? '') && !folders.test(url)) return false;
  const reads = method === 'GET' || method === 'HEAD';
  return !reads || reply.statusCode >= 400 || !publicRoutes.has(routeOptions.url);
}
