/** `node --expose-gc bench/browser/page-memory.mjs URL PAGES LIST`: heap in MB on the way, and processor ms per page. */
import { pathToFileURL } from 'node:url';
import { inRoot } from '../../scripts/lib/paths.mjs';

const [url, pages, list] = process.argv.slice(2);
const checkpoints = [0.05, 0.25, 0.5, 1].map((part) => Math.ceil(part * Number(pages)));
const tenths = (value) => Math.round(value * 10) / 10;

const { render } = await import(pathToFileURL(inRoot('dist/frontend/entry-server.js')).href);
const responses = new Map();

async function read(path) {
  if (!responses.has(path)) {
    const response = await fetch(url + path);
    responses.set(path, { status: response.status, json: await response.text() });
  }
  return responses.get(path);
}

const products = JSON.parse((await read(list)).json);
const paths = ['/', '/products', '/products/sleep', '/faq', '/support', '/niet-gevonden'];
paths.push(...products.map(({ slug }) => `/product/${slug}`));

const heapMb = {};
const began = process.cpuUsage();
for (let page = 1; page <= checkpoints.at(-1); page++) {
  if (!(await render(paths[page % paths.length], read)))
    throw new Error(`${paths[page % paths.length]} is not rendered`);
  if (!checkpoints.includes(page)) continue;
  await new Promise((resolve) => setTimeout(resolve, 100));
  globalThis.gc();
  globalThis.gc();
  heapMb[page] = tenths(process.memoryUsage().heapUsed / 1e6);
}
const { user, system } = process.cpuUsage(began);
const processorMsEach = tenths((user + system) / 1_000 / checkpoints.at(-1));
process.stdout.write(JSON.stringify({ heapMb, processorMsEach }));
