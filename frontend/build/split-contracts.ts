import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync } from 'vite';

/** What the browser needs of an endpoint besides its address. */
const kept = new Set(['access', 'permission', 'params']);
const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression']);
/** Marks the module with the endpoints of a contract. */
export const endpointsOnly = '?endpoints';

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** Returns a module of the front end that imports endpoints from their own modules. */
export function withImportsOfEndpoints(code: string, file: string): string {
  const edits = statementsOf(code, file).flatMap((statement) => {
    const { value } = (statement.source ?? {}) as { value?: string };
    if (statement.type !== 'ImportDeclaration' || !value?.includes('/contracts/')) return [];
    const contract = resolve(dirname(file), value.replace(/\.js$/, '.ts'));
    const declared = endpointNamesIn(contract);
    const specifiers = statement.specifiers as Node[];
    const moved = specifiers.filter(({ imported }) =>
      declared.has((imported as { name: string } | undefined)?.name ?? ''),
    );
    if (moved.length === 0) return [];
    const importOf = (some: Node[], from: string) =>
      some.length > 0
        ? `import { ${some.map((one) => textOf(one, code)).join(', ')} } from ${JSON.stringify(from)};`
        : '';
    const others = specifiers.filter((one) => !moved.includes(one));
    return [{ ...statement, as: importOf(moved, contract + endpointsOnly) + importOf(others, value) }];
  });
  return edited(code, edits);
}

const endpointNamesIn = (contract: string) => {
  const code = readFileSync(contract, 'utf8');
  const endpoints = statementsOf(code, contract).filter(declaresEndpoint);
  return new Set(endpoints.map((statement) => textOf(declaratorOf(statement)!.id, code)));
};

/** Returns the endpoints of a contract as a module. */
export function endpointsIn(code: string, file: string): string {
  const body = statementsOf(code, file);
  const endpoints = body.filter(declaresEndpoint).map((statement) => {
    const { id, init } = declaratorOf(statement)!;
    return `export const ${textOf(id, code)} = /* @__PURE__ */ ${reducedEndpoint(init, code)};`;
  });
  const imported = body.find(
    ({ type, specifiers }) => type === 'ImportDeclaration' && names(specifiers).includes('endpoint'),
  );
  return [imported ? `import { endpoint } from ${textOf(imported.source as Node, code)};` : '', ...endpoints].join(
    '\n',
  );
}

/** Returns the source of a contract that takes its endpoints from their own module, with its schemas marked as pure. */
export function withoutEndpoints(code: string, file: string): string {
  const body = statementsOf(code, file);
  const endpoints = body.filter(declaresEndpoint);
  const edits = body.flatMap((statement) => {
    if (endpoints.includes(statement)) return [{ ...statement, as: '' }];
    const init = declaratorOf(statement)?.init;
    return init && calls(init) ? [{ ...init, as: `/* @__PURE__ */ (() => (${textOf(init, code)}))()` }] : [];
  });
  const rest = edited(code, edits);
  const moved = endpoints.map((statement) => textOf(declaratorOf(statement)!.id, code));
  return moved.length > 0
    ? `${rest}\nexport { ${moved.join(', ')} } from ${JSON.stringify(file + endpointsOnly)};`
    : rest;
}

const edited = (code: string, edits: { start: number; end: number; as: string }[]) =>
  edits.reduceRight((text, { start, end, as }) => text.slice(0, start) + as + text.slice(end), code);
const statementsOf = (code: string, file: string) =>
  parseSync(file.replace(endpointsOnly, ''), code).program.body as unknown as Node[];
const textOf = ({ start, end }: Node, code: string) => code.slice(start, end);
const names = (specifiers: unknown) =>
  (specifiers as { imported?: { name: string } }[]).map(({ imported }) => imported?.name);

/** Returns the name and the value of a constant at the top of a module. */
function declaratorOf(statement: Node): { id: Node; init: Node } | undefined {
  const declaration = (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement) as Node | null;
  return declaration?.type === 'VariableDeclaration'
    ? (declaration.declarations as { id: Node; init: Node }[])[0]
    : undefined;
}

function declaresEndpoint(statement: Node): boolean {
  const init = declaratorOf(statement)?.init;
  return init?.type === 'CallExpression' && (init.callee as { name?: string }).name === 'endpoint';
}

/** Whether evaluating a node calls something. A function itself calls nothing. */
function calls(node: unknown): boolean {
  if (typeof node !== 'object' || node === null || functions.has((node as Node).type)) return false;
  return (node as Node).type === 'CallExpression' || Object.values(node).some(calls);
}

function reducedEndpoint({ arguments: given }: Node, code: string): string {
  const [address, terms] = given as [Node, Node];
  const properties = (terms.properties as Node[]).filter(({ key }) => kept.has((key as { name: string }).name));
  const reduced = properties.map((property) => textOf(property, code)).join(', ');
  return `endpoint(${textOf(address, code)}, { ${reduced} })`;
}
