import { accounts } from './server/accounts.mjs';
import { appends } from './server/appends.mjs';
import { benchesByName, report } from './support/lib.mjs';
import { rebuild } from './server/rebuild.mjs';
import { restore } from './server/restore.mjs';
import { requests } from './server/requests.mjs';
import { starts } from './server/starts.mjs';

/** `npm run bench [-- starts appends rebuild restore requests]` prints its results as JSON. */
const run = benchesByName({ starts, appends, rebuild, restore, requests, accounts });
report(await run());
process.exit(0);
