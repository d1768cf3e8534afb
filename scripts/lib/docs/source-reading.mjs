/** What the documentation reads from the sources themselves, by the compiler's parser: nothing is run for it. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { inRoot } from '../paths.mjs';
import { filesOf } from '../stamp.mjs';

/** @returns {ts.SourceFile[]} every file below a folder of the repository whose name ends like this, in a stable order */
export function sourcesBelow(folder, ending) {
  return filesOf([inRoot(folder)], (path) => path.endsWith(ending)).map(parse);
}

/** @returns {ts.SourceFile} */
export function parse(path) {
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
}

/** The comment right before a node (or before the bar of a union), on one line; '' when there is none. */
export function commentOf(node) {
  const before = node.getSourceFile().text.slice(0, node.getStart());
  const [, text = ''] = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*\|?\s*$/.exec(before) ?? [];
  return text
    .replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Every node of one kind below another. */
export function nodesOf(node, isKind) {
  const found = [];
  const visit = (child) => {
    if (isKind(child)) found.push(child);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}
