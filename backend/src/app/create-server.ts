import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { BadRequestException, NotFoundException, UnsupportedMediaTypeException } from '@nestjs/common';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import * as api from '../../../contracts/api.js';
import * as dev from '../../../contracts/dev.js';
import { AppModule } from './app.module.js';
import { demandHandlers } from './handled-endpoints.js';
import { closeConnectionsAtShutdown } from './close-connections.js';
import { Clock } from '../platform/clock/clock.js';
import { LogController, type FastifyRequest } from 'fastify';
import type { Config } from '../platform/config/config.js';
import { demoModules } from './starting/load-demo.js';
import { ShopMetrics } from './metrics/shop-metrics.js';
import { hashesOfPage, serveFrontend } from './storefront-pages/serve-frontend.js';
import { tlsOptions } from '../platform/http/security/tls-options.js';
import { ignorePlantedCookies } from '../platform/auth/cookies.js';
import { traceRequests } from '../platform/tracing/request-spans.js';
import { respondWithChanges, forbidStoring } from '../platform/http/caching.js';
import { readSearchHeader } from '../platform/http/listing/search-header.js';
import { createLogger } from '../platform/http/logger.js';
import { isOfPage, readableAddress } from '../platform/http/readable-address.js';
import { refuseUnreadableAddress } from '../platform/http/unreadable-address.js';
import { refuseUnreadableRequest } from '../platform/http/security/bare-responses.js';
import { nameCharsets } from '../platform/http/security/charsets.js';
import { compressionOnTheWay } from '../platform/http/encodings.js';
import { cacheResponses } from '../platform/http/cached-responses.js';
import { FloodCounter, limitFloods } from '../platform/limits/flood-limit.js';
import { StorefrontCatalog } from '../catalog/storefront/storefront-catalog.js';
import { helmetOptions, sendPagePolicies, sendSubresourcesLean } from '../platform/http/security/security-headers.js';
import { acceptOneClick } from '../consents/newsletter/accept-one-click.js';
import { acceptPolicyReports } from '../platform/policy-reports/accept-policy-reports.js';

const mostJsonBytes = 256 * 1024;

const workerRoutes = new Set<string | undefined>(['/healthz', '/readyz', '/metrics']);

export interface RequestTimes {
  headersMs: number;
  wholeMs: number;
  checkEveryMs: number;
}
const usualTimes: RequestTimes = { headersMs: 10_000, wholeMs: 30_000, checkEveryMs: 2_000 };

/** `staff:3` or `customer:12`. Addresses of people are never logged. */
function actorOf({ staff, customer }: FastifyRequest): string | undefined {
  return staff ? `staff:${staff.id}` : customer && `customer:${customer.id}`;
}

/** Builds the server, not yet listening. Requests that exceed `times` (ms) get 408 and lose the connection. */
export async function createServer(
  config: Config,
  { logger = createLogger(config), times = usualTimes } = {},
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    ...(config.tls && { https: tlsOptions(config.tls) }),
    loggerInstance: logger.pino,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: mostJsonBytes,
    requestTimeout: times.wholeMs,
    http: { headersTimeout: times.headersMs, connectionsCheckingInterval: times.checkEveryMs },
    trustProxy: config.trustedProxies ?? false,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // requests that arrive during shutdown are still answered
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: refuseUnreadableAddress(config),
    clientErrorHandler: refuseUnreadableRequest(config),
  });
  const demo = await demoModules(config);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot(config, demo), adapter, {
    logger,
    rawBody: true,
    bodyParser: false,
    abortOnError: false,
  });
  demandHandlers(demo.length > 0 ? { ...api, dev } : api, app.get(ModulesContainer));
  app.useBodyParser('application/json', { bodyLimit: mostJsonBytes });
  acceptPolicyReports(app);
  acceptOneClick(app);
  const fastify = app.getHttpAdapter().getInstance();
  const clock = app.get(Clock);
  const metrics = app.get(ShopMetrics);
  const isWorkerOnly = !config.roles.includes('api');
  const floods = new FloodCounter();
  const catalog = app.get(StorefrontCatalog);
  cacheResponses(fastify, {
    state: () => catalog.state,
    isFlood: (request) => floods.count(request) !== null,
    isOpenToAll: !config.accessCode,
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    request.at = clock.at();
    void reply.header('x-request-id', request.id);
    if (config.accessCode) void reply.header('x-robots-tag', 'noindex');
    done();
  });
  closeConnectionsAtShutdown(fastify, config.tls !== undefined);
  forbidStoring(fastify);
  respondWithChanges(fastify);
  readSearchHeader(fastify);
  sendSubresourcesLean(fastify);
  nameCharsets(fastify);
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method, id, routeOptions } = request;
    const line = {
      requestId: id,
      method,
      route: routeOptions.url,
      status: reply.statusCode,
      ...(actorOf(request) && { who: actorOf(request) }),
      ms: Math.round(reply.elapsedTime),
    };
    metrics.recordResponse(method, routeOptions.url, reply.statusCode, reply.elapsedTime / 1000);
    if (method === 'GET' && reply.statusCode < 400) request.log.debug(line, 'request');
    else request.log.info(line, 'request');
    done();
  });
  if (config.tracesUrl) traceRequests(fastify);
  await app.register(cookie as never, { secret: config.appSecret });
  ignorePlantedCookies(fastify, config);
  await app.register(helmet as never, helmetOptions(config, await hashesOfPage()));
  sendPagePolicies(fastify, config);
  // After the hooks that set headers, which a refusal would end.
  limitFloods(fastify, floods);
  fastify.addHook('onRequest', (request, reply, done) => {
    if (isWorkerOnly && !workerRoutes.has(request.routeOptions.url)) return done(new NotFoundException());
    // Postgres stores no null character
    if (request.url.includes('%00') && isOfPage(request)) return void reply.redirect(readableAddress(request.url));
    if (request.url.includes('%00')) return done(new BadRequestException());
    const encoded = request.headers['content-encoding'] ?? 'identity';
    done(encoded === 'identity' ? undefined : new UnsupportedMediaTypeException()); // nothing is ever inflated
  });
  await app.register(multipart as never);
  await app.register(compress as never, compressionOnTheWay);
  await serveFrontend(app, config);
  app.enableShutdownHooks();
  return app;
}
