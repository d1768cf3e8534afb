/** npm run check: types, lint, borders and unit tests. */
import { existsSync } from 'node:fs';
import { install } from './lib/building/install.mjs';
import { assertNode } from './lib/building/node-version.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { mustRun } from './lib/processes.mjs';
import { runChecks, staticChecks } from './lib/testing/checks.mjs';
import { lanes } from './lib/testing/jest.mjs';
import { fail } from './lib/say.mjs';

try {
  assertNode();
  await install();
  if (!existsSync(inRoot('frontend/src/routeTree.gen.ts')))
    await mustRun('the route tree', process.execPath, [inRoot('scripts/lib/testing/route-tree.mjs')], { cwd: root });
  const units = [
    'units',
    inRoot('node_modules/jest/bin/jest.js'),
    ['--selectProjects', 'unit', 'frontend', '--passWithNoTests', `--maxWorkers=${lanes}`],
  ];
  const { failed } = await runChecks([units, ...staticChecks]);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  fail(error);
}
