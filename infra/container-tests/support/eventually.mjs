import { sleep } from '../../../scripts/lib/processes.mjs';

/** Resolves with the first truthy result of `check`. Throws its last error, or `title`, after `within` ms. */
export async function eventually(title, check, { within = 30_000, every = 250 } = {}) {
  let error;
  for (const end = Date.now() + within; Date.now() < end; await sleep(every)) {
    try {
      error = undefined;
      const result = await check();
      if (result) return result;
    } catch (thrown) {
      error = thrown;
    }
  }
  throw error ?? new Error(`not within ${within / 1000} s: ${title}`);
}
