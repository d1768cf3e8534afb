/** npm run check: types, lint, borders and unit tests. */
import { existsSync } from 'node:fs';
import { build } from './lib/building/build.mjs';
import { runChecks, staticChecks } from './lib/testing/checks.mjs';
import { install } from './lib/building/install.mjs';
import { assertNode } from './lib/building/node-version.mjs';
import { inRoot } from './lib/paths.mjs';
import { fail } from './lib/say.mjs';

try {
  assertNode();
  await install();
  if (!existsSync(inRoot('frontend/src/routeTree.gen.ts'))) await build(['frontend']);
  const units = [
    'units',
    inRoot('node_modules/jest/bin/jest.js'),
    ['--selectProjects', 'unit', 'frontend', '--passWithNoTests'],
  ];
  const { failed } = await runChecks([...staticChecks({ cache: true }), units]);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  fail(error);
}
