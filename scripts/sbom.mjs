/**
 * npm run sbom: prints a bill of materials in CycloneDX of what the server runs and browsers receive, from the lock file.
 * Filters the packages of developers itself, because `npm sbom --omit dev` also loses most packages of the server.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot } from './lib/paths.mjs';

const flags = ['--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
const text = execFileSync('npm', ['sbom', ...flags], { cwd: inRoot('.'), encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 });
const { components, dependencies, ...bill } = JSON.parse(text);

const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
const shipped = new Set(
  Object.entries(lock.packages)
    .filter(([, { dev, devOptional }]) => !dev && !devOptional)
    .map(([path, { name = path.split('node_modules/').at(-1), version }]) => `pkg:npm/${name}@${version}`),
);
const isOfDevelopers = ({ purl }) => !shipped.has(decodeURIComponent(purl));
const kept = components.filter((component) => !isOfDevelopers(component));
const left = new Set(components.filter(isOfDevelopers).map((component) => component['bom-ref']));
const edges = dependencies
  .filter(({ ref }) => !left.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => !left.has(one)) }));

process.stdout.write(`${JSON.stringify({ ...bill, components: kept, dependencies: edges }, null, 2)}\n`);
