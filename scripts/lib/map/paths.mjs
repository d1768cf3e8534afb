/** Finds the shortest chain of references between two declarations. */
import ts from 'typescript';
import { portProviders } from './endpoints.mjs';
import { declarationsOf, isCheck, isCompared, isTopLevel, isUse } from './program.mjs';

/** Returns a function: the declarations from one of `starts` to one of `goals`, or undefined. */
export function shortestPath(program) {
  const providers = portProviders(program);
  const nextOf = (declaration) => [
    ...referencesOf(program.checker, declaration),
    ...providedMethods(providers, declaration),
  ];
  return (starts, goals) => {
    const wanted = new Set(goals);
    const seen = new Set(starts);
    const queue = starts.map((start) => [start]);
    for (const chain of queue) {
      const last = chain.at(-1);
      if (wanted.has(last)) return chain;
      if (wanted.has(enclosing(last))) return [enclosing(last)];
      for (const next of nextOf(last)) {
        if (seen.has(next)) continue;
        seen.add(next);
        queue.push([...chain, next]);
      }
    }
    return undefined;
  };
}

/** The methods that provide an abstract one of a port. */
function providedMethods(providers, { body, parent, name }) {
  if (body) return [];
  return (providers.get(parent) ?? []).flatMap(({ members }) =>
    members.filter((member) => ts.isMethodDeclaration(member) && member.name.getText() === name.getText()),
  );
}

/** The top-level variable around a member of a literal, such as the read model that a reaction belongs to. */
function enclosing(node) {
  let found = node;
  while (found && !(ts.isVariableDeclaration(found) && isTopLevel(found))) found = found.parent;
  return found;
}

function referencesOf(checker, declaration) {
  const found = new Set();
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isDecorator(node) || isCheck(node)) return;
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      checker
        .getSymbolAtLocation(node.arguments[0])
        ?.exports?.get('default')
        ?.declarations?.forEach((one) => found.add(one));
    if (ts.isIdentifier(node) && isUse(node) && !isCompared(node))
      declarationsOf(checker, node)
        .filter(isPassed)
        .forEach((one) => found.add(one));
    ts.forEachChild(node, visit);
  };
  if (!ts.isClassDeclaration(declaration)) ts.forEachChild(declaration, visit);
  return found;
}

function isPassed(declaration) {
  if (ts.isMethodDeclaration(declaration) || ts.isGetAccessor(declaration)) return true;
  if (ts.isPropertyDeclaration(declaration)) return true;
  const isWorth = ts.isFunctionDeclaration(declaration) || ts.isVariableDeclaration(declaration);
  return (isWorth || ts.isClassDeclaration(declaration)) && isTopLevel(declaration);
}
