/** Only `contracts/` states the address of an endpoint. Everyone else takes it from the declared value. */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import * as api from '../contracts/api.ts';
import * as dev from '../contracts/dev.ts';
import { inRoot } from './lib/paths.mjs';

const folders = ['backend/src', 'bench', 'chaos', 'e2e', 'frontend', 'infra', 'pricing', 'scripts'];
const isOutside = /(^|\/)(node_modules|dist|\.[^/]*)\//;

/** [files, reason] */
const exceptions = [
  [/^backend\/src\/platform\/config\/variables\.ts$/, 'describes a variable to an operator, who sees the address'],
  [/^scripts\/lib\/running\//, 'starts a shop before its packages are installed'],
];

const declared = [...Object.values(api), dev]
  .flatMap((door) => Object.values(door))
  .flatMap(({ path }) => (/^\/(api|dev)\//.test(path ?? '') ? [path.split('/').slice(1)] : []));

/** Stands for an interpolated expression. */
const hole = '\0';
const address = /\/(?:api|dev)\/[^?#\s"'`|,()<>{}]*/g;
const pattern = (part) => new RegExp(`^${part.replace(/[.+^$[\]\\]/g, '\\$&').replace(/[*\0]/g, '.*')}$`);

/** Whether the parts of a literal, of which a hole may be several, are those of a declared address. */
function isAddressOf([part, ...rest], [wanted, ...others]) {
  if (part === undefined || wanted === undefined) return part === wanted;
  if (part === '') return wanted.startsWith(':') && others.length === 0; // is continued by `+`
  if (/^\*+$/.test(part)) return false; // a glob over a folder
  if (!wanted.startsWith(':') && wanted !== '*' && !pattern(part).test(wanted)) return false;
  return (
    isAddressOf(rest, others) || (part.endsWith(hole) && others.length > 0 && isAddressOf([part, ...rest], others))
  );
}

/** Returns the declared addresses that a literal spells out. */
const addressesIn = (text) =>
  [...text.matchAll(address)]
    .map(([found]) => found)
    .filter((found) => declared.some((parts) => isAddressOf(found.split('/').slice(1), parts)));

/** Returns the literals of a source: strings, templates with holes, patterns as they match, texts of JSX. */
function literalsIn(path, source) {
  if (!/(?:api|dev)\\?\//.test(source)) return []; // parsing every file would take five times as long
  const found = [];
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) found.push(node.text);
    else if (ts.isRegularExpressionLiteral(node)) found.push(matchOf(node.text));
    else if (ts.isTemplateExpression(node))
      found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(hole));
    ts.forEachChild(node, visit);
  };
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : path.endsWith('.mjs') ? ts.ScriptKind.JS : ts.ScriptKind.TS;
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kind));
  return found;
}

const matchOf = (pattern) =>
  pattern
    .replace(/^\/|\/[a-z]*$/g, '')
    .replaceAll('\\/', '/')
    .replace(/\[\^\/\][+*]|\\[dw]\+/g, hole)
    .replace(/[$^]/g, '');

const sources = folders
  .flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !isOutside.test(path) && path !== 'scripts/api-addresses.spec.mjs');

it('finds addresses with parameters, queries, hosts and patterns', () => {
  for (const literal of [
    `'/api/admin/orders'`,
    '`${url}/api/admin/orders/${id}/status?limit=1`',
    `'**/api/admin/orders*'`,
    '`/api/admin/${list}`',
    `'/api/products/' + slug`,
    String.raw`/^\/api\/admin\/products\/\d+$/`,
  ])
    expect([literal, literalsIn('a.ts', literal).flatMap(addressesIn).length]).toEqual([literal, 1]);
  for (const literal of [`'/api/none'`, `'http://mails/api/v1/messages'`, `'../api/routes.js'`, `'/api/admin/**'`])
    expect([literal, literalsIn('a.ts', literal).flatMap(addressesIn)]).toEqual([literal, []]);
});

const typed = sources.flatMap((path) => {
  const literals = literalsIn(path, readFileSync(inRoot(path), 'utf8'));
  return literals.flatMap(addressesIn).map((found) => ({ path, found }));
});

it('states no address of the API outside contracts/', () => {
  expect(typed.filter(({ path }) => !exceptions.some(([files]) => files.test(path)))).toEqual([]);
});

it('needs each exception', () => {
  expect(exceptions.filter(([files]) => !typed.some(({ path }) => files.test(path)))).toEqual([]);
});
