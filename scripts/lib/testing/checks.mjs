import { existsSync } from 'node:fs';
import { inRoot, root } from '../paths.mjs';
import { run } from '../processes.mjs';
import { complain, say, seconds } from '../say.mjs';

const bin = (path) => inRoot('node_modules', path);
const sources = ['backend', 'contracts', 'pricing', 'infra', 'frontend/src', 'e2e', 'bench', 'chaos'];

/** [name, script, arguments] */
export const staticChecks = [
  ['types and lint', bin('oxlint/bin/oxlint'), []],
  ['format', bin('oxfmt/bin/oxfmt'), ['--check']],
  [
    'borders',
    bin('dependency-cruiser/bin/dependency-cruise.mjs'),
    ['--config', '.dependency-cruiser.cjs', ...sources.filter((path) => existsSync(inRoot(path)))],
  ],
  ['folders', inRoot('scripts/lib/testing/folder-circles.mjs'), []],
];

export const buildChecks = [['budget', inRoot('scripts/lib/building/budget.mjs'), []]];

export async function runChecks(checks, env = process.env) {
  const passed = await Promise.all(
    checks.map(async ([name, script, args]) => {
      const begun = performance.now();
      const { code, output } = await run(process.execPath, [script, ...args], { cwd: root, env });
      const took = seconds(performance.now() - begun);
      if (code === 0) say(`${name}: good (${took})`);
      else complain(`${name}: failed (${took})\n${output.trim()}`);
      return code === 0;
    }),
  );
  const good = passed.filter(Boolean).length;
  return { passed: good, failed: checks.length - good, skipped: 0 };
}
