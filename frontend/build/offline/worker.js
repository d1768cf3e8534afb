// The service worker of the shop. Where a navigation to a public page reaches no server, it shows a page of the shop.
// The build puts `offline` above this code. docs/decisions/0091 says what the worker leaves alone, and how to remove it.
const publicPage = new RegExp(offline.publicPage);

addEventListener('install', (event) => {
  skipWaiting();
  // Calls and files do not wait until the worker has started, in browsers that support routes.
  event.addRoutes?.([{ condition: { not: { requestMode: 'navigate' } }, source: 'network' }]).catch(() => {});
});

// Earlier versions stored the drawing.
addEventListener('activate', (event) => event.waitUntil(Promise.all([clients.claim(), caches.delete('offline')])));

addEventListener('fetch', (event) => {
  const { url, mode, method } = event.request;
  const isPublicPage = mode === 'navigate' && method === 'GET' && publicPage.test(new URL(url).pathname);
  if (isPublicPage) event.respondWith(fetch(event.request).catch(offlinePage));
});

const offlinePage = () => new Response(offline.html, { status: 503, headers: offline.headers });
