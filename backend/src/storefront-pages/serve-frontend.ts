import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pagePaths, type PagePath } from '../../../contracts/page-paths.js';
import { AccessGate } from '../auth/access-gate.js';
import { StorefrontCatalog } from '../catalog/storefront-catalog.js';
import type { Config } from '../config/config.js';
import { DomainError } from '../event-sourcing/domain-error.js';

const folder = resolve('frontend/dist');
const aYear = 365 * 24 * 3600;
const productPath: PagePath = '/product/$id';

/**
 * Serves the built front end: files by name, compressed at build, and the page for every other address a browser
 * navigates to, with 404 where the shop has no such page or product; visitors who have not passed the access gate
 * cannot tell which products exist. With the payment simulator the page loads its
 * script; while the access gate is on, the page asks search engines to stay away.
 */
export async function serveFrontend(app: NestFastifyApplication, config: Config): Promise<void> {
  if (!existsSync(folder)) return;
  const page = await readPage(config);
  const fastify = app.getHttpAdapter().getInstance();
  await app.register(fastifyStatic as never, {
    root: folder,
    wildcard: false,
    index: false,
    globIgnore: ['**/*.{br,gz}', 'index.html'],
    preCompressed: true,
    cacheControl: false, // the library's own header would replace the one below
    setHeaders: (reply: { setHeader(name: string, value: string): void }, path: string) => {
      reply.setHeader('vary', 'accept-encoding');
      reply.setHeader(
        'cache-control',
        path.startsWith(`${folder}/assets/`) ? `public, max-age=${aYear}, immutable` : 'public, max-age=3600',
      );
    },
  });
  const sendPage = (reply: FastifyReply, status: 200 | 404 = 200) =>
    reply.status(status).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  for (const path of pagePaths) {
    if (path === productPath) continue;
    fastify.get(path.replaceAll('$', ':'), (_request, reply) => sendPage(reply));
  }
  const catalog = app.get(StorefrontCatalog);
  const gate = app.get(AccessGate);
  fastify.get(productPath.replace('$', ':'), async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
    const { id } = request.params;
    if (id === '') return reply.redirect(withoutSlashes(request.url), 301);
    return sendPage(reply, !gate.isOpenFor(request) || (await isOnSale(catalog, id)) ? 200 : 404);
  });
  fastify.get('/*', (request, reply) => {
    if (/^\/(api|dev|files|assets|art)(?=[/?]|$)/.test(request.url)) return reply.callNotFound();
    const bare = withoutSlashes(request.url);
    return bare === request.url ? sendPage(reply, 404) : reply.redirect(bare, 301);
  });
}

/** The address with one leading slash and no trailing one. Never that of another site, as `//name` would be. */
function withoutSlashes(url: string): string {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(url)!;
  return `/${path.replace(/^[/\\]+|[/\\]+$/g, '')}${query}`;
}

/** Also true when the catalogue cannot be read: the page then shows the error itself. */
async function isOnSale(catalog: StorefrontCatalog, slug: string): Promise<boolean> {
  try {
    await catalog.productJson(slug);
    return true;
  } catch (error) {
    return !(error instanceof DomainError && error.code === 'not-found');
  }
}

/** The simulator's script stands first: deferred scripts run in order, and the shop must find it. */
async function readPage({ accessCode, stripe: { simulatorPort } }: Config): Promise<string> {
  const page = await readFile(resolve(folder, 'index.html'), 'utf8');
  const tags = [
    accessCode && '<meta name="robots" content="noindex" />',
    simulatorPort && `<script defer src="http://localhost:${simulatorPort}/stripe.js"></script>`,
  ];
  return page.replace(/(?=<script)/, tags.filter(Boolean).join(''));
}
