import { inRoot, root } from '../paths.mjs';
import { run } from '../processes.mjs';
import { complain, say, seconds } from '../say.mjs';

const bin = (path) => inRoot('node_modules', path);

/** [name, script, arguments] */
export const staticChecks = [
  ['types and lint', bin('oxlint/bin/oxlint'), []],
  ['format', bin('oxfmt/bin/oxfmt'), ['--check']],
  ['borders', inRoot('scripts/lib/testing/borders.mjs'), []],
];

export const buildChecks = [['budget', inRoot('scripts/lib/building/budget.mjs'), []]];

export async function runChecks(checks, env = process.env) {
  const passed = await Promise.all(
    checks.map(async ([name, script, args]) => {
      const begun = performance.now();
      const { code, output } = await run(process.execPath, [script, ...args], {
        cwd: root,
        // Oxlint checks types in Go, a sixth faster with fewer garbage collections.
        env: { GOGC: '400', ...env },
      });
      const took = seconds(performance.now() - begun);
      if (code === 0) say(`${name}: good (${took})`);
      else complain(`${name}: failed (${took})\n${output.trim()}`);
      return code === 0;
    }),
  );
  const good = passed.filter(Boolean).length;
  return { passed: good, failed: checks.length - good, skipped: 0 };
}
