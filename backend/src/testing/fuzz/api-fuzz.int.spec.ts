import { Agent } from 'node:http';
import fc from 'fast-check';
import { eventually } from '../kernel.js';
import { checkAgainst, type DocumentCheck } from './document-check.js';
import { fuzzedRequests, type FuzzedOperation, type FuzzedRequest } from './fuzzed-requests.js';
import { startFuzzedShop, type FuzzedShop } from './fuzzed-shop.js';
import { sendRaw, type RawResponse } from './send-raw.js';

const runs = Number(process.env.FUZZ_RUNS ?? 12);
const seed = Number(process.env.FUZZ_SEED ?? 19);
/** Routes that are slow on a busy machine get fewer runs. */
const longestMs = Number(process.env.FUZZ_SECONDS ?? 60) * 1000;
const fewestRuns = 3;
const slowMs = 2_000;

let shop: FuzzedShop;
let check: DocumentCheck;
/** Operations with a successful response. */
const reached = new Set<string>();
const agent = new Agent({ keepAlive: true });
beforeAll(async () => {
  shop = await startFuzzedShop();
  check = checkAgainst(shop.document);
});
afterAll(async () => {
  agent.destroy();
  await shop?.close();
});

async function send({ path, method }: FuzzedOperation, request: FuzzedRequest): Promise<RawResponse> {
  const { url, contentType, body = '' } = request;
  const headers = { ...shop.headersOf(path, request), ...(contentType && { 'content-type': contentType }) };
  const response = await sendRaw(agent, shop.url, { method: method.toUpperCase(), path: url, headers, body });
  if (response.status < 300) {
    reached.add(`${method} ${path}`);
    shop.note(path, response);
  }
  return response;
}

async function problemOf(operation: FuzzedOperation, request: FuzzedRequest): Promise<string | undefined> {
  const response = await send(operation, request);
  if (response.status >= 500) return `status ${response.status}: ${response.body}`;
  if (response.ms > slowMs && (await isSlowAgain(operation, request)))
    return `took ${Math.round(response.ms)} ms twice`;
  return check(operation, response);
}

/** Compares with a request that does nothing, because other tests may have the processors. */
async function isSlowAgain(operation: FuzzedOperation, request: FuzzedRequest): Promise<boolean> {
  const idle = await sendRaw(agent, shop.url, { method: 'GET', path: '/healthz', headers: {}, body: '' });
  const again = await send(operation, request);
  return again.ms > slowMs + 50 * idle.ms;
}

/** Differs between routes, so that each gets other requests, and stays when routes are added. */
const seedOf = ({ method, path }: FuzzedOperation) =>
  [...`${method} ${path}`].reduce((hash, character) => (Math.imul(hash, 31) + character.charCodeAt(0)) | 0, seed);

/** Shrinks a failure to its smallest request. */
async function faultOf(operation: FuzzedOperation, deadline: number): Promise<string | undefined> {
  let sent = 0;
  const holds = fc.asyncProperty(fuzzedRequests(operation, shop.known), async (request) => {
    if (sent++ >= fewestRuns && performance.now() > deadline) return;
    const problem = await problemOf(operation, request);
    if (problem !== undefined) throw new Error(problem);
  });
  const details = await fc.check(holds, { numRuns: runs, seed: seedOf(operation) });
  if (!details.failed) return undefined;
  const [request] = details.counterexample!;
  const cause = details.errorInstance instanceof Error ? details.errorInstance.message : 'unknown';
  return `${operation.method} ${operation.path} (FUZZ_SEED=${seed}): ${cause}\n  ${JSON.stringify(request).slice(0, 1_000)}`;
}

it(
  'no request fails a route, takes two seconds, or gets a response that the document lacks',
  async () => {
    const operations = shop.operations;
    expect(operations.length).toBeGreaterThan(120);
    const deadline = performance.now() + longestMs;
    const faults: string[] = [];
    for (const [index, operation] of operations.entries()) {
      await shop.prepare(operation);
      const now = performance.now();
      const fault = await faultOf(operation, now + (deadline - now) / (operations.length - index));
      if (fault !== undefined) faults.push(fault);
    }
    expect(faults.join('\n')).toBe('');
    expect(reached.size).toBeGreaterThan(80);
  },
  longestMs + 240_000,
);

it('leaves every reader running', async () => {
  const health = async () => (await fetch(`${shop.url}/readyz`)).json() as Promise<{ status: string }>;
  await eventually(async () => (await health()).status === 'ok', 'a healthy shop');
});
