import { accounts } from './server/accounts.mjs';
import { appends } from './server/appends.mjs';
import { benchesByName, report } from './support/lib.mjs';
import { rebuild } from './server/rebuild.mjs';
import { restore } from './server/restore.mjs';
import { requests } from './server/requests.mjs';
import { starts } from './server/starts.mjs';

/** `npm run bench [-- starts appends rebuild restore requests accounts]` prints its results as JSON. */
const benches = { starts, appends, rebuild, restore, requests, accounts };
const run = benchesByName(benches, { events: 200_000, seconds: 8, checkout: '' });
report(await run());
process.exit(0);
