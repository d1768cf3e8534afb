import { accounts } from './accounts.mjs';
import { appends } from './appends.mjs';
import { benchesByName, report } from './lib.mjs';
import { rebuild } from './rebuild.mjs';
import { restore } from './restore.mjs';
import { requests } from './requests.mjs';
import { starts } from './starts.mjs';

/** `npm run bench [-- starts appends rebuild restore requests]` prints its results as JSON. */
const run = benchesByName({ starts, appends, rebuild, restore, requests, accounts });
report(await run());
process.exit(0);
