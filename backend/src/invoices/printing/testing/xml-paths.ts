/** What the parser makes of an element: a text, its children, or a list of equal names. */
export type Node = string | readonly Node[] | { readonly [name: string]: Node };

/** All nodes at a path of names with dots between them. */
export function many(node: Node, path: string): Node[] {
  return path.split('.').reduce<Node[]>((nodes, name) => nodes.flatMap((one) => childrenOf(one, name)), [node]);
}

function childrenOf(node: Node, name: string): readonly Node[] {
  if (typeof node === 'string' || Array.isArray(node)) return [];
  const child = (node as Record<string, Node>)[name];
  if (child === undefined) return [];
  return Array.isArray(child) ? child : [child];
}

export const textOf = (node: Node, path: string): string => {
  const [found = ''] = many(node, path);
  if (typeof found === 'string') return found;
  return ((found as Record<string, Node>)['#text'] as string | undefined) ?? '';
};

/** Whether there is a node at the path that is not empty. */
export const has = (node: Node, path: string): boolean => many(node, path).some((found) => found !== '');

/** The decimal at a path in cents; NaN without one, or with more than two decimals (BR-DEC-*). */
export const centsOf = (node: Node, path: string): number => {
  const text = textOf(node, path);
  return /^-?\d+(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN;
};

export const sumOf = (nodes: readonly Node[], path: string): number =>
  nodes.reduce((sum: number, node) => sum + centsOf(node, path), 0);
