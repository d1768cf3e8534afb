import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findBrowser } from '../../scripts/lib/browser.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { mustRun } from '../../scripts/lib/processes.mjs';
import { hashOf, readStamp, writeStamp } from '../../scripts/lib/stamp.mjs';

const run = promisify(execFile);
const times = 5;
const folder = inRoot('bench/lighthouse');
const program = inRoot('bench/lighthouse/node_modules/lighthouse/cli/index.js');
const stamp = inRoot('bench/lighthouse/node_modules/.install');

/** Runs Lighthouse's mobile preset on each path: scores in percent, times in ms, the median of five runs per column. */
export async function lighthouseTable(url, paths, chromeFlags = []) {
  await install();
  const table = {};
  for (const path of paths) {
    process.stderr.write(`… Lighthouse ${path}\n`);
    const runs = [];
    for (let time = 0; time < times; time++) runs.push(await lighthouseRun(url + path, chromeFlags));
    const middle = (numberOf) => runs.map(numberOf).sort((a, b) => a - b)[Math.floor(times / 2)];
    table[path] = Object.fromEntries(Object.keys(runs[0]).map((name) => [name, middle((result) => result[name])]));
  }
  return table;
}

async function install() {
  const wanted = hashOf([inRoot('bench/lighthouse/package-lock.json')]);
  if (readStamp(stamp) === wanted) return;
  process.stderr.write('… installing Lighthouse\n');
  await mustRun('npm ci', 'npm', ['ci', '--ignore-scripts', '--loglevel=error'], { cwd: folder });
  writeStamp(stamp, wanted);
}

async function lighthouseRun(address, chromeFlags) {
  const chrome = ['--headless=new', '--no-sandbox', ...chromeFlags].join(' ');
  const args = [program, address, '--output=json', '--quiet', `--chrome-flags=${chrome}`];
  const env = { ...process.env, CHROME_PATH: await findBrowser() };
  const { stdout } = await run(process.execPath, args, { env, maxBuffer: 64 * 1024 * 1024 });
  return figuresOf(JSON.parse(stdout));
}

function figuresOf({ categories, audits }) {
  const score = (category) => Math.round(categories[category].score * 100);
  const value = (audit) => Math.round(audits[audit].numericValue);
  const requests = audits['network-requests'].details.items;
  const kilobytes = (items) => Math.round(items.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    clsThousandths: Math.round(audits['cumulative-layout-shift'].numericValue * 1000),
    kilobytes: kilobytes(requests),
    scriptKilobytes: kilobytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    requests: requests.length,
  };
}
