import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { inRoot, root } from '../paths.mjs';
import { complain } from '../say.mjs';

/** Far beyond what a slow machine needs; only a run that hangs gets there. */
const longest = 60 * 60_000;

/**
 * How many test files run side by side: one more than there are processors, because a file waits about a third of its
 * time for a browser, a restart or a clock. More would only ask more of the one Postgres and of memory.
 */
export const lanes = Math.min(availableParallelism() + 1, 4);

/** A worker that has grown beyond this is replaced after its file. */
const workerMemory = '1GB';

/**
 * Runs jest with its own output on the screen, and counts from its report. A test that leaves something open (a
 * failed journey its browser) does not keep the run from ending.
 * @param {string[]} args
 * @param {{ report: string, env?: object, signal?: AbortSignal }} options report: a file for jest's JSON
 */
export async function runJest(args, { report, env = process.env, signal }) {
  const all = [
    inRoot('node_modules/jest/bin/jest.js'),
    '--passWithNoTests',
    '--forceExit',
    '--json',
    `--outputFile=${report}`,
    `--workerIdleMemoryLimit=${workerMemory}`,
    ...args,
  ];
  const code = await new Promise((resolve, reject) => {
    const child = spawn(process.execPath, all, {
      cwd: root,
      env,
      signal,
      timeout: longest,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('close', (exit) => resolve(exit ?? 1));
    child.on('error', (error) => error.name !== 'AbortError' && reject(error));
  });
  if (!existsSync(report)) {
    complain(`jest ended without a report (exit code ${code})`);
    return { passed: 0, failed: 1, skipped: 0, skippedSuites: [], passedSuites: [], files: [] };
  }
  return count(JSON.parse(readFileSync(report, 'utf8')), code);
}

/** A suite that could not even be loaded counts as one failure, and so does a jest that failed otherwise. */
export function count(report, code) {
  const broken = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const skippedSuites = new Map();
  const passedSuites = new Set();
  for (const { name: file, assertionResults } of report.testResults)
    for (const { status, ancestorTitles, title } of assertionResults) {
      const name = ancestorTitles[0] ?? title;
      if (status === 'passed') passedSuites.add(`${file}: ${name}`);
      if (status !== 'pending' && status !== 'skipped' && status !== 'todo') continue;
      skippedSuites.set(name, (skippedSuites.get(name) ?? 0) + 1);
    }
  return {
    passed: report.numPassedTests,
    failed: broken === 0 && code !== 0 ? 1 : broken,
    skipped: report.numPendingTests + report.numTodoTests,
    skippedSuites: [...skippedSuites],
    passedSuites: [...passedSuites],
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: name,
      milliseconds: endTime - startTime,
    })),
  };
}

export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** The one line at the end. */
export const verdict = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
