/**
 * `npm run bench:catalogue [-- --seconds 3 --times 5]`: the product list and a product, compressed, against a bare Fastify
 * that sends the same bytes, as JSON. Uses `wrk`, or autocannon where it is missing. Alternates the two servers and gives
 * medians, also of the ratio of their processor times, because other programs distort the elapsed ones.
 */
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { api, urlOf } from '../scripts/lib/api.mjs';
import { inRoot } from '../scripts/lib/paths.mjs';
import { untilProjected } from './server/accounts.mjs';
import { growTo100, onDatabase, sampleInt } from './server/requests.mjs';
import { benchFolder, benchOptions, report, timeOf } from './support/lib.mjs';
import { freePortPair } from '../scripts/lib/ports.mjs';
import { withDemo } from './support/demo-shop.mjs';

const { seconds, times } = benchOptions({ seconds: 3, times: 5 });
const connections = 10;
const headers = { 'accept-encoding': 'br' };
const run = promisify(execFile);
const hasWrk = await run('which', ['wrk']).then(
  () => true,
  () => false,
);
const lasting = hasWrk ? Math.ceil(seconds) : seconds; // wrk takes whole seconds

/** Requests per second, and processor ms of the server for each thousand. */
async function measure({ url, pid }) {
  const before = timeOf(pid);
  const perSecond = await load(url);
  return { perSecond, cost: (timeOf(pid) - before) / ((perSecond * lasting) / 1000) };
}

/** Requests per second. Throws when one was refused. */
async function load(url) {
  if (!hasWrk) {
    const options = { url, connections, headers, sampleInt };
    const { requests, non2xx, errors, duration } = await autocannon({ ...options, duration: lasting });
    if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
    return requests.total / duration;
  }
  const options = ['-t1', `-c${connections}`, `-d${lasting}s`, '-H', 'accept-encoding: br'];
  const { stdout } = await run('wrk', [...options, url]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)[1]);
}

async function bytesOf(url) {
  const [response] = await once(get(url, { headers }), 'response');
  return Buffer.concat(await response.toArray());
}

async function withBareFastify(body, work) {
  const folder = benchFolder();
  const file = join(folder, 'body');
  writeFileSync(file, body);
  const port = await freePortPair();
  const server = fork(inRoot('bench/support/bare-fastify.mjs'), [file, String(port)], { execArgv: [] });
  try {
    await once(server, 'message');
    return await work({ url: `http://127.0.0.1:${port}/`, pid: server.pid });
  } finally {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The median over the rounds. */
const middle = (rounds, value) => {
  const sorted = rounds.map(value).sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)] * 100) / 100;
};

async function compare(shop) {
  const body = await bytesOf(shop.url);
  return withBareFastify(body, async (bare) => {
    for (let warmUp = 0; warmUp < times; warmUp++) for (const { url } of [shop, bare]) await load(url);
    const rounds = [];
    for (let time = 0; time < times; time++) rounds.push({ shop: await measure(shop), bare: await measure(bare) });
    return {
      bytes: body.length,
      perSecond: middle(rounds, (round) => round.shop.perSecond),
      bareFastifyPerSecond: middle(rounds, (round) => round.bare.perSecond),
      ratio: middle(rounds, (round) => round.shop.perSecond / round.bare.perSecond),
      ratioByProcessorTime: middle(rounds, (round) => round.bare.cost / round.shop.cost),
    };
  });
}

const results = await withDemo(async ({ url: origin, pid, dataDir }) => {
  await onDatabase(dataDir, async (client) => {
    await untilProjected(client);
    await growTo100(client);
  });
  const [{ slug }] = await (await fetch(`${origin}${api.catalog.listProducts.path}`)).json();
  return {
    [`GET ${api.catalog.listProducts.path}`]: await compare({ url: `${origin}${api.catalog.listProducts.path}`, pid }),
    [`GET ${api.catalog.findProduct.path}`]: await compare({
      url: `${origin}${urlOf(api.catalog.findProduct, { slug })}`,
      pid,
    }),
  };
});
report(results, { generator: hasWrk ? 'wrk' : 'autocannon' });
process.exit(0);
