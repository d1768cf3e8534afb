import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { inRoot } from '../../../scripts/lib/paths.mjs';

const file = inRoot('infra/container-tests/last-run.json');

/** Writes what ran last, for the summary of `npm test` and the documents. Commit it with the change that it proves. */
export function record({ checkout, stories, passed, failed, isLocal, seconds }) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: checkout, encoding: 'utf8' }).trim();
  const lines = stories.map(({ name, took, figures, ...counts }) => ({
    story: name,
    passed: counts.passed,
    failed: counts.failed,
    seconds: Math.round(took / 1000),
    figures,
  }));
  const day = new Date().toISOString().slice(0, 10);
  const images = isLocal ? 'local' : 'pulled';
  const content = { day, commit, images, passed, failed, seconds: Math.round(seconds), stories: lines };
  writeFileSync(file, JSON.stringify(content, null, 2));
  execFileSync(process.execPath, [inRoot('node_modules/oxfmt/bin/oxfmt'), file]);
}
