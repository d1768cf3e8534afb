import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { percentile, timeOf } from '../support/lib.mjs';

/** Calls the shop as staff. Throws unless it responds with a success. */
export async function ask({ url, cookie }, path, { method = 'GET', body } = {}) {
  const isForm = body instanceof FormData;
  const headers = { cookie, origin: url, ...(body && !isForm && { 'content-type': 'application/json' }) };
  const sent = isForm ? body : body && JSON.stringify(body);
  const response = await fetch(`${url}${path}`, { method, headers, body: sent });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

export const read = async (shop, path, sent) => (await ask(shop, path, sent)).json();

/**
 * Response times of `times` equal requests, the bytes of one, and the processor time of each in the server and in Postgres:
 * on a busy machine only that can be compared.
 */
export async function measure(shop, times, path, sent) {
  await ask(shop, path, sent).then((response) => response.arrayBuffer());
  const took = [];
  let bytes = 0;
  const before = processorTimes(shop);
  for (let time = 0; time < times; time++) {
    const began = performance.now();
    bytes = (await (await ask(shop, path, sent)).arrayBuffer()).byteLength;
    took.push(performance.now() - began);
  }
  const used = Math.round((spentSince(before, shop) / times) * 10) / 10;
  const kilobytes = Math.round(bytes / 1000);
  return { p50ms: percentile(took, 0.5), p95ms: percentile(took, 0.95), processorMs: used, kilobytes };
}

/** The processor time of the server and of each session of Postgres, by process id, in ms. */
function processorTimes({ pid, dataDir }) {
  const [postmaster] = readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n');
  const sessions = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
  return new Map([pid, ...sessions].map((one) => [String(one), timeUnlessEnded(one) ?? 0]));
}

/** What they spent since. A session that ended meanwhile takes its time with it. */
function spentSince(before, shop) {
  return [...processorTimes(shop)].reduce((sum, [pid, time]) => sum + Math.max(time - (before.get(pid) ?? 0), 0), 0);
}

function timeUnlessEnded(pid) {
  try {
    return timeOf(pid);
  } catch {
    return null; // a session ends at any time
  }
}
