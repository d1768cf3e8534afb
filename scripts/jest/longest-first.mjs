/** Runs the slow test files first, then the largest, so that no lane ends with a long file. */
import TestSequencer from '@jest/test-sequencer';
import { statSync } from 'node:fs';

/** Files over about 20 s, slowest first. `npm test` lists the ten slowest files of a run. */
export const longest = [
  'scripts/commands.int.spec.mjs',
  'chaos/crash/crash.int.spec.ts',
  'e2e/storefront/states.e2e.ts',
  'chaos/crash/renewals.int.spec.ts',
  'chaos/run/eventstoredb.int.spec.ts',
  'chaos/cluster/cluster.int.spec.ts',
  'scripts/cluster.int.spec.mjs',
  'chaos/restore/point-in-time.int.spec.ts',
  'e2e/account/journey.e2e.ts',
  'e2e/working-day/orders.e2e.ts',
  'e2e/working-day/service.e2e.ts',
  'e2e/account/states.e2e.ts',
  'e2e/admin/record-pages.e2e.ts',
  'e2e/admin/second-factors.e2e.ts',
  'chaos/outage/outage.int.spec.ts',
  'backend/src/renewals/subscribing.int.spec.ts',
  'e2e/admin/frame.e2e.ts',
  'e2e/storefront/loading/without-scripts.e2e.ts',
  'e2e/admin/attention-screens.e2e.ts',
  'e2e/checkout/meanwhile.e2e.ts',
  'e2e/admin/roles.e2e.ts',
  'e2e/working-day/catalogue.e2e.ts',
  'e2e/admin/orders.e2e.ts',
  'e2e/checkout/paying.e2e.ts',
  'e2e/admin/product-changes.e2e.ts',
  'backend/src/customers/login/login.int.spec.ts',
  'backend/src/customers/login/login-strangers.int.spec.ts',
  'chaos/run/chaos.int.spec.ts',
];

/** They move the clock of their lane's shop by months, so that hundreds of deliveries are due. No other journey may follow. */
export const last = ['e2e/law/sale.e2e.ts', 'e2e/subscriptions/failing.e2e.ts', 'e2e/subscriptions/journey.e2e.ts'];

export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const place = ({ path }) => {
      const isThis = (end) => path.endsWith(`/${end}`);
      if (last.some(isThis)) return longest.length + 1;
      const found = longest.findIndex(isThis);
      return found < 0 ? longest.length : found;
    };
    const size = ({ path }) => statSync(path).size;
    return [...tests].sort((a, b) => place(a) - place(b) || size(b) - size(a) || a.path.localeCompare(b.path));
  }
}
