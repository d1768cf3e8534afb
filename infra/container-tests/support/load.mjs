import { api } from '../../../scripts/lib/api.mjs';
import { sleep } from '../../../scripts/lib/processes.mjs';
import { call } from './client.mjs';
import { buy } from './orders.mjs';

/**
 * Shoppers who buy one after the other, and one who reads pages, until `stop`. `paid`: buyers whose payment the provider
 * captured. `begun`: all buyers. `failures`: what a purchase or a page met instead of success.
 */
export function startLoad({ slug, proxy, prefix, lanes = 2, pauseMs = 300 }) {
  const load = { paid: [], begun: [], failures: [], reads: 0 };
  let open = true;
  const shop = async (lane) => {
    for (let n = 0; open; n++, await sleep(pauseMs)) {
      const buyer = `${prefix}-${lane}-${n}@example.com`;
      load.begun.push(buyer);
      await buy(slug, buyer, proxy).then(
        () => load.paid.push(buyer),
        (error) => load.failures.push({ of: 'purchase', what: reasonOf(error) }),
      );
    }
  };
  const read = async (path) => {
    for (; open; await sleep(pauseMs)) {
      const what = await call(path, { proxy, timeoutMs: 20_000 }).then(({ status }) => String(status), reasonOf);
      load.reads++;
      if (what !== '200') load.failures.push({ of: path, what });
    }
  };
  const all = Promise.all([
    ...Array.from({ length: lanes }, (_, lane) => shop(lane)),
    read('/'),
    read(api.catalog.listProducts.path),
  ]);
  return Object.assign(load, {
    stop: () => {
      open = false;
      return all;
    },
  });
}

/** The HTTP status when there is one, or else the code of the connection. */
const reasonOf = (error) => /: (\d{3}) /.exec(error.message)?.[1] ?? error.code ?? error.cause?.code ?? error.message;

/** How often each kind of failure occurred, as text. */
export function sumOf(failures) {
  const counts = new Map();
  for (const { of, what } of failures) counts.set(`${of} ${what}`, (counts.get(`${of} ${what}`) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${count} × ${kind}`).join(', ') || 'no failure';
}
