import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { inRoot } from '../paths.mjs';
import { filesOf } from '../stamp.mjs';

/** Every file below the folder with this ending, in a stable order. */
export function sourcesBelow(folder, ending) {
  return filesOf([inRoot(folder)], (path) => path.endsWith(ending)).map(parse);
}

export function parse(path) {
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
}

/** The comment before a node or before the bar of a union, on one line. */
export function commentOf(node) {
  const before = node.getSourceFile().text.slice(0, node.getStart());
  const [, text = ''] = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*\|?\s*$/.exec(before) ?? [];
  return text
    .replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

export function nodesOf(node, isKind) {
  const found = [];
  const visit = (child) => {
    if (isKind(child)) found.push(child);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}
