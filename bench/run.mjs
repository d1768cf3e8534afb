import { accounts } from './accounts.mjs';
import { appends } from './appends.mjs';
import { report } from './lib.mjs';
import { rebuild } from './rebuild.mjs';
import { restore } from './restore.mjs';
import { requests } from './requests.mjs';
import { starts } from './starts.mjs';

/** `npm run bench [-- starts appends rebuild restore requests]` prints what it measured as JSON. */
const benches = { starts, appends, rebuild, restore, requests, accounts };
const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(benches);
const unknown = names.filter((name) => !(name in benches));
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}\n`);
  process.exit(2);
}

const results = {};
for (const name of names) {
  process.stderr.write(`… ${name}\n`);
  results[name] = await benches[name]();
}
report(results);
process.exit(0);
