import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** What the browser needs of an endpoint besides its address and its audience. */
const kept = new Set(['access', 'permission', 'params']);
/** Marks the module with the endpoints of a contract. */
export const endpointsOnly = '?endpoints';

/** A constant at the top of a module that calls a function. */
interface Constant {
  statement: ts.Statement;
  name: string;
  call: ts.CallExpression;
}

/** Replaces a node by a text. */
interface Edit {
  node: ts.Node;
  as: string;
}

/** Returns a module of the front end that imports endpoints from their own modules. */
export function withImportsOfEndpoints(code: string, file: string): string {
  const edits = parsed(code, file).statements.flatMap((statement): Edit[] => {
    if (!ts.isImportDeclaration(statement)) return [];
    const from = (statement.moduleSpecifier as ts.StringLiteral).text;
    const bindings = statement.importClause?.namedBindings;
    if (!from.includes('/contracts/') || !bindings || !ts.isNamedImports(bindings)) return [];
    const contract = resolve(dirname(file), from.replace(/\.js$/, '.ts'));
    const declared = endpointNamesIn(contract);
    const moved = bindings.elements.filter(({ name, propertyName }) => declared.has((propertyName ?? name).text));
    if (moved.length === 0) return [];
    const importOf = (some: ts.ImportSpecifier[], source: string) =>
      some.length > 0
        ? `import { ${some.map((one) => one.getText()).join(', ')} } from ${JSON.stringify(source)};`
        : '';
    const others = bindings.elements.filter((one) => !moved.includes(one));
    return [{ node: statement, as: importOf(moved, contract + endpointsOnly) + importOf(others, from) }];
  });
  return edited(code, edits);
}

const endpointNamesIn = (contract: string) =>
  new Set(
    constantsIn(parsed(readFileSync(contract, 'utf8'), contract))
      .filter(isEndpoint)
      .map(({ name }) => name),
  );

/** Returns the endpoints of a contract as a module. */
export function endpointsIn(code: string, file: string): string {
  const module = parsed(code, file);
  const constants = constantsIn(module);
  const builders = constants
    .filter(isBuilder)
    .map(({ name, call }) => `const ${name} = /* @__PURE__ */ ${call.getText()};`);
  const endpoints = constants
    .filter(isEndpoint)
    .map(({ name, call }) => `export const ${name} = /* @__PURE__ */ ${reduced(call)};`);
  return [...module.statements.filter(importsEndpoint).map((one) => one.getText()), ...builders, ...endpoints].join(
    '\n',
  );
}

/** Returns the source of a contract that takes its endpoints from their own module, with its schemas marked as pure. */
export function withoutEndpoints(code: string, file: string): string {
  const module = parsed(code, file);
  const constants = constantsIn(module);
  const moved = constants.filter(isEndpoint);
  const removed = new Set([...moved, ...constants.filter(isBuilder)].map(({ statement }) => statement));
  const edits = module.statements.flatMap((statement): Edit[] => {
    if (removed.has(statement)) return [{ node: statement, as: '' }];
    const value = valueOf(statement)?.initializer;
    return value && calls(value) ? [{ node: value, as: `/* @__PURE__ */ (() => (${value.getText()}))()` }] : [];
  });
  const rest = edited(code, edits);
  return moved.length > 0
    ? `${rest}\nexport { ${moved.map(({ name }) => name).join(', ')} } from ${JSON.stringify(file + endpointsOnly)};`
    : rest;
}

const parsed = (code: string, file: string) => {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
};
const edited = (code: string, edits: Edit[]) =>
  edits.reduceRight((text, { node, as }) => text.slice(0, node.getStart()) + as + text.slice(node.end), code);
const valueOf = (statement: ts.Statement) =>
  ts.isVariableStatement(statement) ? statement.declarationList.declarations[0] : undefined;
const importsEndpoint = (statement: ts.Statement) =>
  ts.isImportDeclaration(statement) && (statement.moduleSpecifier as ts.StringLiteral).text.endsWith('/endpoint.js');

function constantsIn({ statements }: ts.SourceFile): Constant[] {
  return statements.flatMap((statement) => {
    const { name, initializer } = valueOf(statement) ?? {};
    return name && initializer && ts.isCallExpression(initializer)
      ? [{ statement, name: name.getText(), call: initializer }]
      : [];
  });
}

const isBuilder = ({ call }: Constant) => call.expression.getText() === 'endpoints';

/** Whether a constant is an endpoint: it begins with an address, whichever builder it calls. */
const isEndpoint = ({ call: { arguments: given } }: Constant) =>
  given[0] !== undefined && ts.isStringLiteral(given[0]) && /^[A-Z]+ \//.test(given[0].text);

/** Whether evaluating a node calls something. A function itself calls nothing. */
const calls = (node: ts.Node): boolean =>
  !ts.isFunctionExpression(node) &&
  !ts.isArrowFunction(node) &&
  (ts.isCallExpression(node) || ts.forEachChild(node, (child) => calls(child) || undefined) === true);

function reduced({ expression, arguments: given }: ts.CallExpression): string {
  const [address, terms] = given as unknown as [ts.Expression, ts.ObjectLiteralExpression];
  const properties = terms.properties.filter(({ name }) => kept.has(name?.getText() ?? ''));
  return `${expression.getText()}(${address.getText()}, { ${properties.map((one) => one.getText()).join(', ')} })`;
}
