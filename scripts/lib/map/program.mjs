/** Compiles the shop's sources without the packages they import, which is faster. */
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { inRoot } from '../paths.mjs';
import { filesOf } from '../stamp.mjs';

const folders = ['backend/src', 'frontend/src', 'contracts', 'pricing'].map((folder) => inRoot(folder));
const isSource = (path) => /\.tsx?$/.test(path) && !/\.(spec|fixtures|gen)\.tsx?$|\/(testing|migrations)\//.test(path);

export function shopProgram() {
  const files = filesOf(folders, isSource);
  const known = new Set(files);
  const options = {
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts'],
    types: [],
    jsx: ts.JsxEmit.Preserve,
    noEmit: true,
    experimentalDecorators: true,
  };
  const host = ts.createCompilerHost(options, true);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => ({ resolvedModule: ownModule(text, from, known) }));
  const program = ts.createProgram(files, options, host);
  return { sources: files.map((file) => program.getSourceFile(file)), checker: program.getTypeChecker() };
}

/** Resolves `./x.js` and `./x` to `x.ts` or `x.tsx`. */
function ownModule(name, from, known) {
  if (!name.startsWith('.')) return undefined;
  const path = normalize(join(dirname(from), name)).replace(/\.js$/, '');
  const extension = ['.ts', '.tsx'].find((ending) => known.has(path + ending));
  return extension && { resolvedFileName: path + extension, extension };
}

/** The declarations of an identifier, through its imports; none for packages. */
export function declarationsOf(checker, identifier) {
  const shorthand = ts.isShorthandPropertyAssignment(identifier.parent);
  const symbol = shorthand
    ? checker.getShorthandAssignmentValueSymbol(identifier.parent)
    : checker.getSymbolAtLocation(identifier);
  if (!symbol) return [];
  const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return (meant.declarations ?? []).filter((one) => !one.getSourceFile().isDeclarationFile);
}

export function isUse(identifier) {
  const { parent } = identifier;
  const names = ts.isPropertyAccessExpression(parent) || ts.isShorthandPropertyAssignment(parent);
  return names || (parent.name !== identifier && parent.propertyName !== identifier);
}

export function isTopLevel(declaration) {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return ts.isSourceFile(statement.parent);
}

/** The address of an endpoint that the contracts declare: `{ method, path }`; undefined for any other declaration. */
export function addressOf(declaration) {
  const { initializer } = declaration;
  if (!initializer || !ts.isCallExpression(initializer)) return undefined;
  const [, method, path] = /^([A-Z]+) (\/.*)$/.exec(initializer.arguments[0]?.text ?? '') ?? [];
  return method && { method, path };
}

export function decoratorOf(node, name) {
  const calls = (ts.getDecorators(node) ?? []).map(({ expression }) => expression).filter(ts.isCallExpression);
  return calls.find(({ expression }) => expression.getText() === name)?.arguments;
}

const checks = new Set(['may', 'useMay()', 'refuses']);

/** Whether a node names an endpoint without calling it: for a permission or a refusal. */
export const isCheck = (node) =>
  (ts.isCallExpression(node) && checks.has(node.expression.getText())) ||
  (ts.isJsxAttribute(node) && node.parent.parent.tagName.getText() === 'May');
export const isCompared = ({ parent }) =>
  ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText());
