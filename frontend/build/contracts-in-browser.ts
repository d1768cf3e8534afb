import { parseSync, type Plugin } from 'vite';

/** What the browser needs of an endpoint besides its address. */
const kept = new Set(['access', 'permission', 'params']);
const schema = /^(z|\w+Schema)$/;

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/**
 * Reduces the contracts to what a page uses: endpoints lose their schemas, summaries and refusals, and schemas are marked
 * as free of side effects. A page that only calls an endpoint, or imports a type or a list, then loads no zod.
 */
export function contractsInBrowser(): Plugin {
  return {
    name: 'contracts-in-browser',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contracts\/[\w/-]+\.ts$/ },
      handler: (code, id) => ({ code: reduced(code, id), map: null }),
    },
  };
}

/** Returns the source of a contract without what a browser does not need. */
export function reduced(code: string, file: string): string {
  const { body } = parseSync(file, code).program as unknown as { body: Node[] };
  const edits = body.flatMap((statement) => {
    const declaration = (
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    ) as Node | null;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return (declaration.declarations as { init: Node | null }[]).flatMap(({ init }) =>
      init ? editOf(init, code) : [],
    );
  });
  return edits.reduceRight((text, { start, end, as }) => text.slice(0, start) + as + text.slice(end), code);
}

function editOf(value: Node, code: string): { start: number; end: number; as: string }[] {
  const { start, end } = value;
  const text = code.slice(start, end);
  const called = rootOf(value);
  if (called === 'endpoint') return [{ start, end, as: `/* @__PURE__ */ ${endpointText(value, code)}` }];
  return called && schema.test(called) ? [{ start, end, as: `/* @__PURE__ */ (() => ${text})()` }] : [];
}

/** Returns the name with which a chain of calls begins: `z` of `z.object(…).strict()`. */
function rootOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name as string;
  if (node.type === 'CallExpression') return rootOf(node.callee as Node);
  return node.type === 'MemberExpression' ? rootOf(node.object as Node) : undefined;
}

function endpointText({ arguments: given }: Node, code: string): string {
  const [address, terms] = given as [Node, Node];
  const textOf = ({ start, end }: Node) => code.slice(start, end);
  const properties = (terms.properties as Node[]).filter(
    ({ type, key }) => type === 'SpreadElement' || kept.has((key as { name: string }).name),
  );
  return `endpoint(${textOf(address)}, { ${properties.map(textOf).join(', ')} })`;
}
