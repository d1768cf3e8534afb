/** The sources of the shop with their types, but none of what they import from packages: quick, and ours are all there. */
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { inRoot } from '../paths.mjs';
import { filesOf } from '../stamp.mjs';

const folders = ['backend/src', 'frontend/src', 'contracts', 'pricing'].map((folder) => inRoot(folder));
const isSource = (path) => /\.tsx?$/.test(path) && !/\.(spec|fixtures|gen)\.tsx?$|\/(testing|migrations)\//.test(path);

/** @returns {{ sources: ts.SourceFile[], checker: ts.TypeChecker }} */
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

/** `./x.js` and `./x` are `x.ts` or `x.tsx` beside it. */
function ownModule(name, from, known) {
  if (!name.startsWith('.')) return undefined;
  const path = normalize(join(dirname(from), name)).replace(/\.js$/, '');
  const extension = ['.ts', '.tsx'].find((ending) => known.has(path + ending));
  return extension && { resolvedFileName: path + extension, extension };
}

/** What an identifier stands for, behind its imports. @returns {ts.Declaration[]} empty for what packages bring */
export function declarationsOf(checker, identifier) {
  const shorthand = ts.isShorthandPropertyAssignment(identifier.parent);
  const symbol = shorthand
    ? checker.getShorthandAssignmentValueSymbol(identifier.parent)
    : checker.getSymbolAtLocation(identifier);
  if (!symbol) return [];
  const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return (meant.declarations ?? []).filter((one) => !one.getSourceFile().isDeclarationFile);
}

/** Whether an identifier uses a name, and does not give one to a field, a parameter or a function. */
export function isUse(identifier) {
  const { parent } = identifier;
  const names = ts.isPropertyAccessExpression(parent) || ts.isShorthandPropertyAssignment(parent);
  return names || (parent.name !== identifier && parent.propertyName !== identifier);
}

/** Declared by a module itself, not inside one of its functions. */
export function isTopLevel(declaration) {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return ts.isSourceFile(statement.parent);
}

/** The arguments of a decorator of this name, undefined when there is none. */
export function decoratorOf(node, name) {
  const calls = (ts.getDecorators(node) ?? []).map(({ expression }) => expression).filter(ts.isCallExpression);
  return calls.find(({ expression }) => expression.getText() === name)?.arguments;
}
