import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inRoot, root } from '../paths.mjs';
import { complain } from '../say.mjs';

/** Only a run that hangs takes this long. A slow machine with two processors needs more than an hour. */
const longest = 86 * 60_000;

/**
 * Test files in parallel: one per processor. With one more, two processors had a load of 8, and a test that raced a
 * database session failed.
 */
export const lanes = Math.min(availableParallelism(), 4);

const workerMemory = '1GB';

/** Loading the back end fills a young generation of the usual 16 MB again and again: this spares a tenth of the time. */
const youngGeneration = '--max-semi-space-size=64';

/** Runs Jest and returns the counts of its report. `--forceExit` ends it despite open handles. */
export async function runJest(args, { report, env = process.env, signal }) {
  const all = [
    youngGeneration,
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
    return { passed: 0, failed: 1, skipped: 0, skippedSuites: [], passedSuites: [], files: [], failures: [] };
  }
  return count(JSON.parse(readFileSync(report, 'utf8')), code);
}

/** Counts a suite that cannot be loaded, or a Jest that crashes, as one failure. */
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
    failures: report.testResults.flatMap(failuresOf),
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

/** What failed in a file, and the first lines of why: the log of a long run is often cut in its middle. */
function failuresOf({ name: file, status, message, assertionResults }) {
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [describeFailure(file, 'cannot be loaded', message)] : [];
  return failed.map(({ fullName, failureMessages }) => describeFailure(file, fullName, failureMessages.join('\n')));
}

function describeFailure(file, name, message) {
  const why = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [`failed: ${relative(root, file)}: ${name}`, ...why.slice(0, 12).map((line) => `    ${line}`)].join('\n');
}

export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

export const verdict = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
