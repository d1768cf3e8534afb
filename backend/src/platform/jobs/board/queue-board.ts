import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Injectable, Logger, NotFoundException } from '@nestjs/common';
import { DomainError } from '../../errors/domain-error.js';
import { BoardParts } from './board-parts.js';
import { boardPolicy, filledIn, routeTo, stylesIn, withoutWords } from './board-responses.js';
import { withDeadline } from '../../timing/with-deadline.js';
import { JobQueue } from '../job-queue.js';

export interface BoardResponse {
  type: string;
  body: string | Buffer;
  status?: number;
  policy?: string;
}

const responseMs = 2000;
const json = 'application/json; charset=utf-8';
const html = 'text/html; charset=utf-8';
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': json,
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

/** Read-only: calls that write are not registered. Loaded on first use, because few processes need it. */
@Injectable()
export class QueueBoard {
  private readonly logger = new Logger('jobs');
  private opening: Promise<OpenBoard> | undefined;

  constructor(private readonly queue: JobQueue) {}

  /** `path` is relative to the board and not decoded. Throws `unavailable` when the queue does not respond, and 404. */
  async respond(path: string, basePath: string, query: unknown): Promise<BoardResponse> {
    const { parts, page, files, policy } = await (this.opening ??= this.open());
    if (path.startsWith('static/')) return fileOf(files.get(path.slice('static/'.length)));
    if (path.startsWith('api/')) return this.call(parts, `/${path}`, query);
    const { params } = parts.page.handler({ basePath, uiConfig: parts.uiConfig });
    return { type: html, body: filledIn(page, params), policy };
  }

  private async call(parts: BoardParts, path: string, query: unknown): Promise<BoardResponse> {
    const found = routeTo(parts.routes, path);
    if (!found) throw new NotFoundException();
    const { queues, uiConfig } = parts;
    const request = {
      queues,
      uiConfig,
      params: found.params,
      query: query as Record<string, unknown>,
      body: {},
      headers: {},
    };
    try {
      const { status, body } = await withDeadline(Promise.resolve(found.route.handler(request)), responseMs);
      return { status, type: json, body: JSON.stringify(body, withoutWords) };
    } catch (error) {
      this.logger.warn({ err: error }, 'The queue did not respond to the board');
      throw new DomainError('unavailable');
    }
  }

  private async open(): Promise<OpenBoard> {
    const [{ createBullBoard }, { BullMQAdapter }] = await Promise.all([
      import('@bull-board/api'),
      import('@bull-board/api/bullMQAdapter'),
    ]);
    const parts = new BoardParts();
    createBullBoard({
      queues: [new BullMQAdapter(this.queue.shown, { readOnlyMode: true })],
      serverAdapter: parts,
      options: {
        uiConfig: { boardTitle: 'Wachtrijen', hideDocsLink: true, miscLinks: [{ text: 'Beheer', url: '/admin' }] },
      },
    });
    const page = await readFile(join(parts.views, 'index.ejs'), 'utf8');
    const files = await filesBelow(parts.files);
    const programs = [...files]
      .filter(([name]) => /^js\/main\..*js$/.test(name))
      .map(([, path]) => readFile(path, 'utf8'));
    const styles = (await Promise.all(programs)).flatMap(stylesIn);
    return { parts, page, files, policy: boardPolicy(styles) };
  }
}

interface OpenBoard {
  parts: BoardParts;
  page: string;
  /** Paths of the static files by their names in the address. */
  files: ReadonlyMap<string, string>;
  policy: string;
}

async function fileOf(path: string | undefined): Promise<BoardResponse> {
  if (path === undefined) throw new NotFoundException();
  return { type: types[extname(path)] ?? 'application/octet-stream', body: await readFile(path) };
}

async function filesBelow(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder, { recursive: true });
  return new Map(names.map((name) => [name.replaceAll('\\', '/'), join(folder, name)] as const).filter(isFile));
}

function isFile([, path]: readonly [string, string]): boolean {
  return extname(path) !== '';
}
