import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';

const folder = resolve('frontend/dist');
const aYear = 365 * 24 * 3600;

/**
 * Serves the built front end: files by name, and the page for every other address a browser navigates to. With the
 * payment simulator the page loads its script; while the access gate is on, the page asks search engines to stay away.
 */
export async function serveFrontend(app: NestFastifyApplication, config: Config): Promise<void> {
  if (!existsSync(folder)) return;
  const page = await readPage(config);
  const fastify = app.getHttpAdapter().getInstance();
  await app.register(fastifyStatic as never, {
    root: folder,
    wildcard: false,
    index: false,
    setHeaders: (reply: { setHeader(name: string, value: string): void }, path: string) =>
      reply.setHeader(
        'cache-control',
        path.includes(`${folder}/assets/`) ? `public, max-age=${aYear}, immutable` : 'public, max-age=3600',
      ),
  });
  const sendPage = (_request: FastifyRequest, reply: FastifyReply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  fastify.get('/', sendPage);
  fastify.get('/*', (request, reply) => {
    if (/^\/(api|dev|files|assets|art)(?=[/?]|$)/.test(request.url)) return reply.callNotFound();
    return sendPage(request, reply);
  });
}

async function readPage({ accessCode, stripe: { simulatorPort } }: Config): Promise<string> {
  const page = await readFile(resolve(folder, 'index.html'), 'utf8');
  const tags = [
    accessCode && '<meta name="robots" content="noindex" />',
    simulatorPort && `<script defer src="http://localhost:${simulatorPort}/stripe.js"></script>`,
  ];
  return page.replace('</head>', `${tags.filter(Boolean).join('')}</head>`);
}
