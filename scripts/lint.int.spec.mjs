/** Plants violations of each lint rule, and a type error, in a temporary tree and expects exactly those reports. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(__dirname, '..');
const later = 'const later = async (): Promise<number> => 1;\n';

const innocent = {
  'backend/src/orders/place.ts': `import { Clock } from './clock.js';
const decorated = (..._: unknown[]): void => {};
@(decorated as ClassDecorator)
export class Place { constructor(readonly clock: Clock) {} }`,
  'backend/src/orders/clock.ts': 'export class Clock { now = new Date(0); }',
  'backend/src/orders/orders.module.ts': 'export const now = () => [new Date(), process.pid];',
  'backend/src/orders/long.spec.ts': 'export const a = [\n1,\n];\n'.replace('1,\n', '1,\n'.repeat(260)),
  'scripts/described.mjs': '/** Office hours of a colleague. */\nexport const a = 1; /* of the former version */',
  'frontend/src/theme/colours.ts': "export const lime = '#a4de02';",
};

/** [rule, file, source] */
const violations = [
  ['typescript(TS2322)', 'backend/src/mail/wrong.ts', "export const a: number = 'a';"],
  ['typescript(TS2322)', 'frontend/src/lib/wrong.ts', "export const a: HTMLElement = 'a';"],
  ['eslint(eqeqeq)', 'backend/src/mail/equal.ts', 'export const same = (a: number, b: number) => a == b;'],
  ['eslint(no-debugger)', 'scripts/stops.mjs', 'debugger;'],
  ['eslint(prefer-const)', 'scripts/lets.mjs', 'let a = 1;\nexport const b = () => a;'],
  ['eslint(no-unused-vars)', 'scripts/unused.mjs', 'const a = 1;'],
  ['eslint(no-unused-vars)', 'backend/src/mail/unused.ts', 'export function f(a: number) {}'],
  ['typescript(TS6133)', 'backend/src/mail/unused.ts', 'export function f(a: number) {}'],
  ['typescript(await-thenable)', 'backend/src/mail/awaits.ts', 'export const a = async () => { await 1; };'],
  ['typescript(no-explicit-any)', 'backend/src/mail/any.ts', 'export const f = (a: any): unknown => a;'],
  ['typescript(no-floating-promises)', 'backend/src/mail/floats.ts', `${later}later();`],
  ['typescript(no-misused-promises)', 'backend/src/mail/misused.ts', `${later}void [1].filter(later);`],
  ['typescript(only-throw-error)', 'backend/src/mail/throws.ts', "export const f = () => { throw 'a'; };"],
  [
    'typescript(return-await)',
    'backend/src/mail/returns.ts',
    `${later}export async function f() { try { return later(); } catch { return 2; } }`,
  ],
  [
    'typescript(switch-exhaustiveness-check)',
    'backend/src/mail/switches.ts',
    "export function f(a: 'b' | 'c') { switch (a) { case 'b': return 1; } return 2; }",
  ],
  [
    'shop(type-imports)',
    'backend/src/mail/imports.ts',
    "import { Clock } from '../orders/clock.js';\nexport type A = Clock;",
  ],
  [
    'shop(type-imports)',
    'backend/src/mail/queries.ts',
    "import * as clocks from '../orders/clock.js';\nexport type A = typeof clocks.Clock;",
  ],
  ['shop(docstring-opening)', 'scripts/whose.mjs', '/** Whose password was right. */\nexport const a = 1;'],
  ['shop(docstring-opening)', 'frontend/src/ui/of.ts', '/**\n * Of a session.\n */\nexport const a = 1;'],
  ['eslint(max-lines)', 'backend/src/mail/long.ts', `export const a = [\n${'1,\n'.repeat(260)}];`],
  ['eslint(no-console)', 'backend/src/mail/logs.ts', "console.log('a');"],
  ['eslint-js(no-restricted-syntax)', 'backend/src/mail/address.ts', 'export const f = (a: { ip: string }) => a.ip;'],
  ['eslint(no-restricted-globals)', 'backend/src/orders/reads.decider.ts', 'export const f = () => process.pid;'],
  ['eslint(no-restricted-globals)', 'pricing/reads.ts', 'export const f = () => performance.now();'],
  ['eslint-js(no-restricted-syntax)', 'backend/src/orders/commands/now.ts', 'export const f = () => new Date();'],
  ['eslint-js(no-restricted-syntax)', 'backend/src/orders/now.events.ts', 'export const f = () => Date.now();'],
  ['eslint-js(no-restricted-syntax)', 'backend/src/returns/chance.ts', 'export const f = () => Math.random();'],
  ['eslint-js(no-restricted-syntax)', 'frontend/src/ui/raw.ts', "export const lime = '#a4de02';"],
  [
    'eslint-js(no-restricted-syntax)',
    'frontend/src/ui/template.ts',
    'export const f = (a: number) => `rgb(${a}, 0, 0)`;',
  ],
  ['eslint-js(no-restricted-syntax)', 'frontend/src/ui/named.ts', "export const a = { color: 'red' };"],
  ['eslint-js(no-restricted-syntax)', 'frontend/src/ui/text.tsx', 'export const A = () => <p>Hallo</p>;'],
  ['eslint-js(no-restricted-syntax)', 'frontend/src/ui/title.tsx', 'export const A = () => <p title="Hallo" />;'],
  [
    'eslint-js(no-restricted-syntax)',
    'frontend/src/ui/query.ts',
    'const request = (a: string) => a;\nexport const a = { queryFn: () => request("a") };',
  ],
  [
    'react-hooks(rules-of-hooks)',
    'frontend/src/ui/hooks.ts',
    "import { useState } from 'react';\nexport function useA(on: boolean) { return on ? useState(1) : null; }",
  ],
  [
    'react-hooks(exhaustive-deps)',
    'frontend/src/ui/effects.ts',
    "import { useEffect } from 'react';\nexport function useA(a: string) { useEffect(() => { document.title = a; }, []); }",
  ],
  ['unused directive', 'backend/src/mail/directive.ts', '// oxlint-disable-next-line no-console\nexport const a = 1;'],
];

const folder = mkdtempSync(join(tmpdir(), 'shop-lint-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function plant(files) {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const path of ['package.json', '.oxlintrc.json', 'scripts/lint', 'tsconfig.json', 'frontend/tsconfig.json'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

it('reports every planted violation and nothing else', () => {
  plant({ ...innocent, ...Object.fromEntries(violations.map(([, path, text]) => [path, `${text}\n`])) });
  const bin = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout, stderr } = spawnSync(process.execPath, [bin, '--format', 'json'], { cwd: folder, encoding: 'utf8' });
  if (!stdout.startsWith('{')) throw new Error(stderr || stdout);
  const found = JSON.parse(stdout).diagnostics.map(
    ({ code, filename }) => `${code ?? 'unused directive'}: ${filename}`,
  );
  expect([...new Set(found)].sort()).toEqual(violations.map(([rule, path]) => `${rule}: ${path}`).sort());
});
