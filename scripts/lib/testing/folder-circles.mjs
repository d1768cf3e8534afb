/** Fails when folders of backend/src form an import cycle, even if no files do. */
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { inRoot, root } from '../paths.mjs';

const cruiser = inRoot('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const config = inRoot('.dependency-cruiser.folders.cjs');

export function folderImports(folder = root) {
  const args = [cruiser, '--config', config, '--output-type', 'json', 'backend/src'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });
  if (!stdout) throw new Error(stderr);
  const { modules } = JSON.parse(stdout);
  return new Map(modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]));
}

/** Removes folders without imports or importers until only cycles are left. */
export function foldersInCircles(imports) {
  let left = new Map([...imports].map(([folder, targets]) => [folder, targets.filter((to) => to !== folder)]));
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
  const circles = foldersInCircles(folderImports());
  for (const [folder, targets] of circles) process.stdout.write(`${folder} imports ${targets.join(', ')}\n`);
  process.exitCode = circles.size > 0 ? 1 : 0;
}
