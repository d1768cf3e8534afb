import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Render, RenderedPage } from '../../../../contracts/pages/rendered-page.js';
import { showShop } from '../../../../contracts/settings.js';
import { AccessGate } from '../../platform/auth/gate/access-gate.js';
import { encodingFor } from '../../platform/http/encodings.js';
import { PageReads } from './page-reads.js';
import { RenderedPages, type StoredPage } from './rendered-pages.js';

const program = resolve('dist/frontend/entry-server.js');

/** Sends the rendered page of an address. Resolves to false when the browser has to draw the page. */
export type SendRendered = (
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
  status?: number,
) => Promise<boolean>;

/** Renders into `shell`, the built page. Pages hold no personal data: the browser adds basket and account. */
export function renderedPageSender(app: NestFastifyApplication, shell: string): SendRendered {
  if (!existsSync(program)) return () => Promise.resolve(false);
  const gate = app.get(AccessGate);
  const reads = app.get(PageReads);
  const log = app.getHttpAdapter().getInstance().log;
  const pages = new RenderedPages({
    render: renderOnceLoaded(),
    document: (page) => documentOf(shell, page),
    onError: (error, url) => log.error({ err: error, path: new URL(url, 'http://shop').pathname }, 'page not rendered'),
  });
  return async (request, reply, address, status) => {
    const state = gate.stateFor(request);
    const page = state === 'locked' ? null : await pages.page(address, state, reads.for(state));
    if (!page) return false;
    send(request, reply, { ...page, status: status ?? page.status }, state === 'off');
    return true;
  };
}

/** Imports the render program with the first page, so that the start does not wait for it. */
function renderOnceLoaded(): Render {
  let loaded: Promise<{ render: Render }> | undefined;
  return async (url, read) => {
    loaded ??= import(pathToFileURL(program).href) as Promise<{ render: Render }>;
    return (await loaded).render(url, read);
  };
}

const preloads = new RegExp(
  String.raw`<link rel="(?:modulepreload|preload)"[^>]*href="(?:/assets/[^"]*\.js|${showShop.path})"[^>]*>\s*`,
  'g',
);

function documentOf(shell: string, { head, body }: RenderedPage): string {
  return shell
    .replace(preloads, '')
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace(/<noscript>[^<]*<\/noscript>/, '') // rendered pages have their own
    .replace('<div id="root"></div>', () => body);
}

function send(request: FastifyRequest, reply: FastifyReply, page: StoredPage, isForAll: boolean): void {
  const encoding = encodingFor(request);
  const tag = `"${page.tag}-${encoding}"`;
  void reply
    .header('cache-control', isForAll ? 'no-cache' : 'private, no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', tag)
    .type('text/html; charset=utf-8');
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (page.status === 200 && known?.includes(tag)) {
    void reply.status(304).send();
    return;
  }
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  void reply.status(page.status).send(page.bytes[encoding]);
}
