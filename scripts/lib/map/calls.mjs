/** Finds the endpoints that a part of the front end calls, by following its references. */
import ts from 'typescript';
import { addressOf, declarationsOf, isCheck, isCompared, isTopLevel, isUse } from './program.mjs';

/** Returns the declarations of the endpoints. A permission check and a comparison name one without a call. */
export function callReader({ checker }) {
  return (start) => {
    const seen = new Set();
    const endpoints = new Set();
    const visit = (node) => {
      if (ts.isTypeNode(node) || isCheck(node)) return;
      if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) followImport(node);
      if (ts.isIdentifier(node) && isUse(node) && !isCompared(node)) declarationsOf(checker, node).forEach(follow);
      ts.forEachChild(node, visit);
    };
    const follow = (declaration) => {
      if (seen.has(declaration)) return;
      seen.add(declaration);
      if (addressOf(declaration)) endpoints.add(declaration);
      else if (isWorth(declaration)) ts.forEachChild(declaration, visit);
    };
    /** `lazy(() => import('./x'))` uses the default export; of `(await import('./x')).Page` the name is a reference. */
    const followImport = (node) => {
      if (ts.isAwaitExpression(node.parent)) return;
      const main = checker.getSymbolAtLocation(node.arguments[0])?.exports?.get('default');
      main?.declarations?.forEach(follow);
    };
    visit(start);
    return endpoints;
  };
}

const isWorth = (declaration) =>
  (ts.isVariableDeclaration(declaration) ||
    ts.isFunctionDeclaration(declaration) ||
    ts.isExportAssignment(declaration)) &&
  isTopLevel(declaration) &&
  !/\/(contracts|lib\/staff\/section-access)\b/.test(declaration.getSourceFile().fileName);
