import type { Render } from '../../contracts/pages/rendered-page.js';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { dehydrate } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToPipeableStream } from 'react-dom/server';
import { Shop } from './app';
import { handOverId, placeOf, renderedMark, type HandOver } from './hand-over';
import { ApiError } from './lib/http/api-error';
import { createQueryClient } from './lib/http/query-client';
import { shopQuery } from './lib/shop/shop';
import { createShopRouter } from './router';
import { routeTree } from './storefrontRouteTree.gen';

interface ServerResult {
  type: 'render' | 'redirect';
  status?: number;
}

/** Renders the front end on the server. See `Render`. */
export const render: Render = async (url, read) => {
  const queryClient = createQueryClient(async <T,>(path: string) => {
    const { status, json } = await read(path);
    if (status >= 400) throw new ApiError(status, json, '');
    return JSON.parse(json) as T;
  });
  const router = createShopRouter(routeTree, queryClient, createMemoryHistory({ initialEntries: [url] }));
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
  // the browser discovers the pictures early enough
  const tags = head.replace(/<link rel="preload" as="image"[^>]*>/g, '');
  const handOver: HandOver = { place: placeOf(router), queries: dehydrate(queryClient) };
  const data = JSON.stringify(handOver).replaceAll('<', '\\u003c');
  queryClient.clear();
  return {
    status,
    head: tags.replace(/<(meta|link)\b/g, `<$1 ${renderedMark}`),
    body: `<div id="root">${html.slice(head.length)}</div><script type="application/json" id="${handOverId}">${data}</script>`,
  };
};

/** Waits for all content, because a streamed page needs scripts to assemble its parts. */
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
