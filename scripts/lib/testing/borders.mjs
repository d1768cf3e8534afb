/** Fails when an import breaks a rule, or when folders of backend/src form an import cycle, even if no files do. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot, root } from '../paths.mjs';

const cruiser = inRoot('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const sources = ['backend', 'contracts', 'pricing', 'infra', 'frontend/src', 'e2e', 'bench', 'chaos'];
/** Tests start the whole program, so they count for no folder. */
const isTest = (path) => /\.(spec|fixtures)\.ts$|\/testing\/|given-when-then/.test(path);
const folderOf = (path) => /^backend\/src\/(?:platform\/|app\/)?[^/]+\//.exec(path)?.[0];

/** `broken`: what dependency-cruiser reports; `circles`: each folder in a cycle and what it imports of it. */
export function readBorders(folder = root) {
  const args = [cruiser, '--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
  const present = sources.filter((path) => existsSync(join(folder, path)));
  const { stdout, stderr } = spawnSync(process.execPath, [...args, ...present], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (!stdout) throw new Error(stderr);
  const { summary, modules } = JSON.parse(stdout);
  return { broken: summary.violations, circles: foldersInCircles(importsByFolder(modules)) };
}

function importsByFolder(modules) {
  const imports = new Map();
  for (const { source, dependencies } of modules.filter(({ source }) => !isTest(source))) {
    const from = folderOf(source);
    if (!from) continue;
    const targets = dependencies.map(({ resolved }) => resolved).filter((path) => !isTest(path));
    imports.set(from, new Set([...(imports.get(from) ?? []), ...targets.map(folderOf)]));
  }
  return imports;
}

/** Removes folders without imports or importers until only cycles are left. */
function foldersInCircles(imports) {
  let left = new Map([...imports].map(([folder, targets]) => [folder, [...targets].filter((to) => to !== folder)]));
  for (let before = Infinity; left.size < before;) {
    before = left.size;
    const imported = new Set([...left.values()].flat());
    const open = [...left].filter(([folder, targets]) => imported.has(folder) && targets.some((to) => left.has(to)));
    const names = new Set(open.map(([folder]) => folder));
    left = new Map(open.map(([folder, targets]) => [folder, targets.filter((to) => names.has(to))]));
  }
  return left;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { broken, circles } = readBorders();
  for (const { rule, from, to } of broken) process.stdout.write(`${rule.name}: ${from} imports ${to}\n`);
  for (const [folder, targets] of circles) process.stdout.write(`${folder} imports ${targets.join(', ')}\n`);
  process.exitCode = broken.length + circles.size > 0 ? 1 : 0;
}
