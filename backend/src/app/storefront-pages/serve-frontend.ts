import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pagePaths } from '../../../../contracts/pages/page-paths.js';
import { AccessGate } from '../../platform/auth/gate/access-gate.js';
import type { Config } from '../../platform/config/config.js';
import { inlineHashes } from '../../platform/http/security/inline-hashes.js';
import type { InlineHashes } from '../../platform/http/security/security-headers.js';
import { PageAddresses } from './page-addresses.js';
import { missingAddress, renderedAddress } from './rendered-addresses.js';
import { renderedPageSender } from './send-page.js';

const folder = resolve('frontend/dist');
const artFolder = resolve(folder, 'art');
const aYear = 365 * 24 * 3600;

type Params = Record<string, string>;

/** None without a build. Rendered pages have the same inline blocks. */
export async function hashesOfPage(): Promise<InlineHashes> {
  const page = existsSync(folder) ? await readFile(resolve(folder, 'index.html'), 'utf8') : '';
  return { scripts: inlineHashes(page, 'script'), styles: inlineHashes(page, 'style') };
}

/** Serves files, and a page for every other address. Before the access gate, all addresses look alike. */
export async function serveFrontend(app: NestFastifyApplication, config: Config): Promise<void> {
  if (!existsSync(folder)) return;
  const page = await readPage(config);
  const fastify = app.getHttpAdapter().getInstance();
  await app.register(fastifyStatic as never, {
    root: folder,
    wildcard: false,
    index: false,
    globIgnore: ['**/*.{br,gz}', 'art/**', 'index.html'],
    preCompressed: true,
    cacheControl: false, // the library's header would replace the one below
    setHeaders: (reply: { setHeader(name: string, value: string): void }, path: string) => {
      reply.setHeader('vary', path.startsWith(`${artFolder}/`) ? 'accept' : 'accept-encoding');
      reply.setHeader('cache-control', cachingOf(path));
    },
  });
  const inAvif = await picturesInAvif();
  fastify.get('/art/*', (request: FastifyRequest<{ Params: Params }>, reply) => {
    const picture = request.params['*']!;
    const asAvif = picture.replace(/\.webp$/, '.avif');
    const isAvif = inAvif.has(asAvif) && request.headers.accept?.includes('image/avif');
    return reply.sendFile(isAvif ? asAvif : picture, artFolder);
  });
  const sendPage = (reply: FastifyReply, status: number) =>
    reply.status(status).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  const sendRendered = renderedPageSender(app, page);
  const addresses = app.get(PageAddresses);
  const gate = app.get(AccessGate);
  for (const path of pagePaths) {
    fastify.get(path.replaceAll('$', ':'), async (request: FastifyRequest<{ Params: Params }>, reply) => {
      const { params, url } = request;
      if (Object.values(params).includes('')) return redirect(reply, withoutSlashes(url));
      if (!gate.isOpenFor(request)) return sendPage(reply, 200);
      const [, query = ''] = /\?(.*)$/.exec(url) ?? [];
      const response = await addresses.responseTo({ path, params, query });
      if ('location' in response) return redirect(reply, response.location);
      const { status } = response;
      const address = renderedAddress(path, url, status);
      const missing = status === 200 ? undefined : status;
      const isSent = address !== null && (await sendRendered(request, reply, address, missing));
      return isSent ? reply : sendPage(reply, status);
    });
  }
  fastify.get('/*', async (request, reply) => {
    if (/^\/(api|dev|files|assets|art)(?=[/?]|$)/.test(request.url)) return reply.callNotFound();
    const bare = withoutSlashes(request.url);
    if (bare !== request.url) return redirect(reply, bare);
    const isRendered = !bare.startsWith('/admin/') && (await sendRendered(request, reply, missingAddress, 404));
    return isRendered ? reply : sendPage(reply, 404);
  });
}

/** The service worker is compared with the shop's at each visit. */
function cachingOf(path: string): string {
  if (path.startsWith(`${folder}/sw.js`)) return 'no-cache';
  return path.startsWith(`${folder}/assets/`) ? `public, max-age=${aYear}, immutable` : 'public, max-age=3600';
}

/** Pictures that exist as AVIF too, such as `gummies/drop.avif`: about half the size of WebP. */
async function picturesInAvif(): Promise<Set<string>> {
  const files = await readdir(artFolder, { recursive: true });
  return new Set(files.filter((file) => file.endsWith('.avif')));
}

/** Keeps one leading slash and no trailing one, because `//name` would be the address of another site. */
function withoutSlashes(url: string): string {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(url)!;
  return `/${path.replace(/^[/\\]+|[/\\]+$/g, '')}${query}`;
}

/** Not cacheable, because another product may take over the slug. */
function redirect(reply: FastifyReply, location: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').redirect(location, 301);
}

/** With the payment simulator the page names its script, which the checkout loads. */
async function readPage({ accessCode, stripe: { simulatorPort } }: Config): Promise<string> {
  const page = await readFile(resolve(folder, 'index.html'), 'utf8');
  const tags = [
    accessCode && '<meta name="robots" content="noindex, nofollow" />',
    simulatorPort && `<meta name="payment-simulator" content="http://localhost:${simulatorPort}/stripe.js" />`,
  ];
  return page.replace(/(?=<script)/, tags.filter(Boolean).join(''));
}
