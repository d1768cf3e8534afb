/**
 * `npm run bench:pages [-- cached uncached memory starts buying]`: cost of the server-rendered pages, as JSON.
 * `npm start` opens the demo as one process in a temporary folder, without an access gate. Processor times are those of
 * the server and are valid on a busy machine; elapsed times are not.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { api } from '../scripts/lib/api.mjs';
import { nodeFlags } from '../scripts/lib/running/node-flags.mjs';
import { inRoot } from '../scripts/lib/paths.mjs';
import { benchesByName, benchFolder, report, timeOf } from './support/lib.mjs';
import { freePortPair } from '../scripts/lib/ports.mjs';
import { withDemo } from './support/demo-shop.mjs';
import { checkout } from './support/shopper.mjs';

const paths = ['/', '/products', '/product/sleep-well'];
/** Stays below the server's limit of 10 renderings of addresses with parameters a second. */
const uncachedPerSecond = 8;
const warmUps = 150;
const longestIdleMs = 5_000;
const homeTabs = ['top10', 'nieuw', 'bundles'];

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const hundredths = (value) => Math.round(value * 100) / 100;

/** Sends one GET as a browser does, over a keep-alive connection. */
function fetchPage(address) {
  return new Promise((resolve, reject) => {
    const sent = get(address, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk) => (bytes += chunk.length));
      response.on('end', () => resolve({ status: response.statusCode, tag: response.headers.etag, bytes }));
    });
    sent.on('error', reject);
  });
}

/** The shell page, which the browser draws, has a weak ETag. */
async function fetchRendered(address) {
  const page = await fetchPage(address);
  if (page.status !== 200 || !page.tag?.startsWith('"')) throw new Error(`${address} was not rendered`);
  return page;
}

/** Processor ms per request of a cached page. */
async function cached({ url, pid }, { requests }) {
  for (let request = 0; request < requests; request++) await fetchRendered(url + paths[request % paths.length]);
  const results = {};
  for (const path of paths) {
    const before = timeOf(pid);
    for (let request = 0; request < requests; request++) await fetchRendered(url + path);
    results[path] = hundredths((timeOf(pid) - before) / requests);
  }
  return { processorMsEach: results };
}

/** Processor ms of a page that was never visited, compression included, minus the server's idle load. */
async function uncached({ url, pid }, { requests }) {
  const slugsOf = async (path) => (await (await fetch(url + path)).json()).map(({ slug }) => slug);
  const [products, categories] = [
    await slugsOf(api.catalog.listProducts.path),
    await slugsOf(api.catalog.listCategories.path),
  ];
  const spaces = (place) => '+'.repeat(place + 1);
  const addresses = {
    '/': categories.flatMap((slug) => homeTabs.map((tab) => `/?category=${slug}&filter=${tab}`)),
    '/products': Array.from({ length: 60 }, (_, place) => `/products?search=${spaces(place)}`),
    '/product/…': products.map((slug) => `/product/${slug}`),
  };
  const visit = async (path) => {
    await fetchRendered(url + path);
    await sleep(1_000 / uncachedPerSecond);
  };
  for (let page = 0; page < Math.min(warmUps, requests); page++) await visit(`/products?search=e${spaces(page)}`);
  const idleMs = Math.min(longestIdleMs, requests * 100);
  const idleBefore = timeOf(pid);
  await sleep(idleMs);
  const idlePerMs = (timeOf(pid) - idleBefore) / idleMs;
  const results = {};
  for (const [name, all] of Object.entries(addresses)) {
    const group = all.slice(0, requests);
    const [began, before] = [performance.now(), timeOf(pid)];
    for (const path of group) await visit(path);
    const idle = (performance.now() - began) * idlePerMs;
    results[name] = hundredths((timeOf(pid) - before - idle) / group.length);
  }
  return { processorMsEach: results };
}

/** Heap of the render program alone after up to ten times that many pages, in MB. */
function memory({ url }, { requests }) {
  const program = inRoot('bench/browser/page-memory.mjs');
  const list = api.catalog.listProducts.path;
  const args = ['--expose-gc', ...nodeFlags, program, url, String(requests * 10), list];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }));
}

/** Loads the first pages of a second server, with and without the render program; the median of the starts. */
async function coldStarts({ pid }, { times }) {
  const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean);
  const env = Object.fromEntries(environment.map((entry) => entry.split(/=(.*)/s, 2)));
  const folder = benchFolder();
  const folders = { with: inRoot(), without: folder };
  mkdirSync(join(folder, 'frontend'));
  symlinkSync(inRoot('frontend/dist'), join(folder, 'frontend/dist'));
  const runs = { with: [], without: [] };
  try {
    for (let time = 0; time < times; time++)
      for (const [name, cwd] of Object.entries(folders)) runs[name].push(await coldStart(cwd, env));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const middle = (name, key) => runs[name].map((run) => run[key]).sort((a, b) => a - b)[Math.floor(times / 2)];
  const keys = Object.keys(runs.with[0]);
  return Object.fromEntries(keys.map((key) => [key, { with: middle('with', key), without: middle('without', key) }]));
}

async function coldStart(cwd, env) {
  const port = await freePortPair();
  const began = performance.now();
  const server = spawn(process.execPath, [...nodeFlags, inRoot('dist/backend/src/app/main.js')], {
    cwd,
    env: { ...env, PORT: String(port), ROLES: 'api' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(server, 'exit');
  try {
    await Promise.race([once(server, 'message'), ended.then(() => Promise.reject(new Error('the server ended')))]);
    const result = { readyMs: Math.round(performance.now() - began), readyProcessorMs: timeOf(server.pid) };
    for (const [name, path] of [
      ['firstPage', '/'],
      ['secondPage', '/products'],
      ['samePageAgain', '/products'],
    ]) {
      const [asked, processor] = [performance.now(), timeOf(server.pid)];
      await fetchPage(`http://127.0.0.1:${port}${path}`);
      result[`${name}Ms`] = hundredths(performance.now() - asked);
      result[`${name}ProcessorMs`] = timeOf(server.pid) - processor;
    }
    return result;
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

/** Counts renderings of the home page, which shows every stock, while 60 shoppers buy. Each has a new ETag. */
async function buying({ url, port }, { seconds, shoppers }) {
  const products = await (await fetch(`${url}${api.catalog.listProducts.path}`)).json();
  const slugs = products.filter(({ stock }) => stock === null || stock > 0).map(({ slug }) => slug);
  const place = { url, provider: { url: `http://127.0.0.1:${port + 1}` }, list: { shows: async () => {} }, slugs };
  const counts = { checkouts: 0, refused: 0, requests: 0 };
  let isOver = false;
  const buy = async (shopper) => {
    for (let number = shopper; !isOver; number += shoppers)
      await checkout(place, number).then(
        () => counts.checkouts++,
        () => counts.refused++,
      );
  };
  const all = Promise.all(Array.from({ length: shoppers }, (_, shopper) => buy(shopper)));
  const changes = [];
  let last;
  for (const end = performance.now() + seconds * 1_000; performance.now() < end; counts.requests++) {
    const { tag } = await fetchRendered(`${url}/`);
    if (last && tag !== last) changes.push(performance.now());
    last = tag;
    await sleep(5);
  }
  isOver = true;
  await all;
  const gaps = changes.slice(1).map((time, place) => Math.round(time - changes[place]));
  return { seconds, ...counts, renderings: changes.length, shortestGapMs: Math.min(...gaps) };
}

const run = benchesByName(
  { cached, uncached, memory, starts: coldStarts, buying },
  { requests: 2_000, times: 5, seconds: 15, shoppers: 60 },
);
report(await withDemo(run));
process.exit(0);
