import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { dehydrate } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToPipeableStream } from 'react-dom/server';
import { Shop } from './app';
import { handOverId, placeOf, renderedMark, type HandOver } from './hand-over';
import { ApiError } from './lib/api-error';
import { createQueryClient } from './lib/query-client';
import { shopQuery } from './lib/shop';
import { createShopRouter } from './router';

/** An answer of the shop to a GET: its status and JSON. */
export interface Reading {
  status: number;
  json: string;
}

/** A page as HTML: what belongs in its head, and what belongs in its body with the data it was made of. */
export interface RenderedPage {
  status: number;
  head: string;
  body: string;
}

interface ServerResult {
  type: 'render' | 'redirect';
  status?: number;
}

/**
 * Renders the page of a storefront address, such as `/products?search=zink`. `read` answers the GET paths of the API that
 * the page needs. Gives null for an address that leads elsewhere: the browser follows that by itself.
 */
export async function render(url: string, read: (path: string) => Promise<Reading>): Promise<RenderedPage | null> {
  const queryClient = createQueryClient(async <T,>(path: string) => {
    const { status, json } = await read(path);
    if (status >= 400) throw new ApiError(status, json, '');
    return JSON.parse(json) as T;
  });
  const router = createShopRouter(queryClient, createMemoryHistory({ initialEntries: [url] }));
  await queryClient.ensureQueryData(shopQuery);
  await router.load();
  const { type, status = 200 } = (router as unknown as { _serverResult: ServerResult })._serverResult;
  if (type === 'redirect' || status >= 500) return null;
  await Promise.allSettled(
    queryClient
      .getQueryCache()
      .getAll()
      .flatMap(({ promise }) => promise ?? []),
  );
  const html = await htmlOf(<Shop queryClient={queryClient} router={router} />);
  const [head = ''] = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/.exec(html) ?? [];
  const tags = head.replace(/<link rel="preload" as="image"[^>]*>/g, ''); // the pictures themselves come soon enough
  const handOver: HandOver = { place: placeOf(router), queries: dehydrate(queryClient) };
  const data = JSON.stringify(handOver).replaceAll('<', '\\u003c');
  queryClient.clear();
  return {
    status,
    head: tags.replace(/<(meta|link)\b/g, `<$1 ${renderedMark}`),
    body: `<div id="root">${html.slice(head.length)}</div><script type="application/json" id="${handOverId}">${data}</script>`,
  };
}

/** Everything at once and in place: a page that comes in parts needs scripts to put them together. */
function htmlOf(shop: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(shop, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    });
  });
}
