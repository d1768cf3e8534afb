/**
 * Compares the JavaScript that the home page loads with frontend/budget.json. `initialKilobytes` limits the gzipped
 * size of `initial` and its imports. Routes of `apart` need chunks of their own. Chunks of `absent` must not load. No chunks
 * import each other.
 */
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../paths.mjs';
import { Problem, fail } from '../say.mjs';

const dist = (path) => inRoot('frontend/dist', path);
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const kilobytes = (bytes) => Math.round(bytes / 100) / 10;

/** The files of these manifest entries or named chunks, with their static imports. */
export function filesAtOnce(manifest, names) {
  const files = new Set();
  const seen = new Set();
  const walk = (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name] ?? Object.values(manifest).find((one) => one.name === name);
    if (!chunk) throw new Problem(`frontend/budget.json names ${name}, which the build does not have`);
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    for (const other of chunk.imports ?? []) walk(other);
  };
  names.forEach(walk);
  return files;
}

export function excesses({ initialKilobytes, initial, apart, absent }, manifest, gzippedSize) {
  const files = filesAtOnce(manifest, initial);
  const total = kilobytes([...files].reduce((sum, file) => sum + gzippedSize(file), 0));
  const wrong = [];
  if (total > initialKilobytes)
    wrong.push(`the home page loads ${total} kB of JavaScript at first, the budget is ${initialKilobytes} kB`);
  for (const route of apart) {
    const chunks = Object.entries(manifest).filter(([name]) => name.startsWith(route));
    if (chunks.length === 0) wrong.push(`${route} has no chunk of its own`);
    for (const [name, { file }] of chunks) if (files.has(file)) wrong.push(`the home page loads ${name} at first`);
  }
  for (const [, { name, file }] of Object.entries(manifest))
    if (absent.includes(name) && files.has(file)) wrong.push(`the home page loads the ${name} chunk at first`);
  for (const circle of circlesOf(manifest)) wrong.push(`these chunks import each other: ${circle.join(' → ')}`);
  return { total, wrong };
}

/** Static imports that lead back to their chunk: what one runs at first may not exist yet in the other. */
function circlesOf(manifest) {
  const circles = [];
  const done = new Set();
  const walk = (name, path) => {
    if (path.includes(name)) return void circles.push([...path.slice(path.indexOf(name)), name]);
    if (done.has(name)) return;
    for (const other of manifest[name]?.imports ?? []) walk(other, [...path, name]);
    done.add(name);
  };
  for (const name of Object.keys(manifest)) walk(name, []);
  return circles;
}

export function measureBundles() {
  if (!existsSync(dist('.vite/manifest.json'))) throw new Problem('there is no build to measure: npm run build');
  const manifest = readJson(dist('.vite/manifest.json'));
  const budget = readJson(inRoot('frontend/budget.json'));
  const sizes = new Map();
  const gzippedSize = (file) => {
    if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(dist(file)), { level: 9 }).length);
    return sizes.get(file);
  };
  const chunks = {};
  for (const { file } of Object.values(manifest))
    if (file.endsWith('.js')) chunks[file.replace(/^assets\//, '')] = kilobytes(gzippedSize(file));
  const { total, wrong } = excesses(budget, manifest, gzippedSize);
  return { initial: total, budget: budget.initialKilobytes, wrong, chunks };
}

export function assertBudget() {
  const { wrong } = measureBundles();
  if (wrong.length > 0) throw new Problem(wrong.join('\n'));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    assertBudget();
  } catch (error) {
    fail(error);
  }
}
