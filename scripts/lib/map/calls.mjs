/** Finds the endpoints that a part of the front end calls, by following its references. */
import ts from 'typescript';
import { addressOf, declarationsOf, isTopLevel, isUse } from './program.mjs';
import { bound, functionOf, unknown, valueOf, withFields } from './values.mjs';

/** Returns `{ method, path }[]`; `*` in a path stands for an unknown part. */
export function callReader({ checker }) {
  return (start) => {
    const seen = new Set();
    const calls = new Map();
    const note = (methods, paths) => {
      const ours = paths.filter((path) => path.startsWith('/')).map((path) => path.replace(/\?.*/, ''));
      for (const method of methods) for (const path of ours) calls.set(`${method} ${path}`, { method, path });
    };
    const noteEndpoint = (declaration) => {
      const address = addressOf(declaration);
      if (address) note([address.method], [address.path.replace(/:\w+/g, '*')]);
    };
    const isEnteredAnyway = (name) => isCalledOrDrawn(name) && functionOf(checker, name) !== undefined;

    const visit = (node, env) => {
      if (ts.isTypeNode(node)) return;
      if (ts.isIdentifier(node) && isReference(node)) declarationsOf(checker, node).forEach(noteEndpoint);
      if (ts.isCallExpression(node)) visitCall(node, env);
      else if (ts.isJsxOpeningLikeElement(node)) visitElement(node, env);
      else if (ts.isIdentifier(node) && isReference(node) && !isEnteredAnyway(node))
        declarationsOf(checker, node)
          .filter(isWorth)
          .forEach((one) => enter(one, new Map()));
      ts.forEachChild(node, (child) => visit(child, env));
    };
    const enter = (declaration, env) => {
      const key = `${declaration.getSourceFile().fileName}:${declaration.pos} ${spelled(env)}`;
      if (seen.has(key)) return;
      seen.add(key);
      ts.forEachChild(declaration, (child) => visit(child, env));
    };
    const value = (node, env) => valueOf(checker, node, env);

    const visitCall = (node, env) => {
      const { expression, arguments: args } = node;
      if (expression.kind === ts.SyntaxKind.ImportKeyword) return visitImport(node);
      if (expression.getText() === 'fetch') {
        const options = args[1] ? value(args[1], env) : undefined;
        return note(options?.fields?.get('method') ?? ['GET'], value(args[0], env));
      }
      if (ts.isPropertyAccessExpression(expression) && expression.name.text === 'open' && args.length > 1)
        return note(value(args[0], env), value(args[1], env));
      const callee = functionOf(checker, expression);
      if (callee) enter(callee, bound(checker, callee, args, env));
    };
    /** `lazy(() => import('./x'))` uses the default export; `(await import('./x')).Page` uses `Page`. */
    const visitImport = (node) => {
      if (ts.isAwaitExpression(node.parent)) return;
      const module = checker.getSymbolAtLocation(node.arguments[0]);
      const main = module?.exports?.get('default');
      for (const declaration of main?.declarations ?? []) enter(declaration, new Map());
    };
    const visitElement = ({ tagName, attributes }, env) => {
      const given = attributes.properties.filter(ts.isJsxAttribute).map(({ name, initializer }) => {
        const inner = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
        return [name.getText(), inner ? value(inner, env) : unknown];
      });
      for (const [name, path] of given)
        if (name === 'href' && Array.isArray(path))
          note(
            ['GET'],
            path.filter((one) => one.startsWith('/api/')),
          );
      const component = functionOf(checker, tagName);
      const [props] = component?.parameters ?? [];
      if (component) enter(component, new Map(props ? withFields(props, { fields: new Map(given) }) : []));
    };
    visit(start, new Map());
    return [...calls.values()];
  };
}

/** A declared name, or an export of a dynamic import: `(await import('./x')).Page`. */
const isReference = (name) =>
  isUse(name) &&
  (!ts.isPropertyAccessExpression(name.parent) || name.parent.expression === name || isOfModule(name.parent));
const isOfModule = ({ expression }) =>
  ts.isParenthesizedExpression(expression) && ts.isAwaitExpression(expression.expression);

const isCalledOrDrawn = (name) =>
  (ts.isCallExpression(name.parent) && name.parent.expression === name) ||
  (ts.isJsxOpeningLikeElement(name.parent) && name.parent.tagName === name) ||
  ts.isJsxClosingElement(name.parent);

const isWorth = (declaration) =>
  (ts.isVariableDeclaration(declaration) ||
    ts.isFunctionDeclaration(declaration) ||
    ts.isExportAssignment(declaration)) &&
  isTopLevel(declaration) &&
  !declaration.getSourceFile().fileName.includes('/contracts/');

const spelled = (env) =>
  JSON.stringify(
    [...env].map(([{ pos }, value]) => [pos, value]),
    (_, value) => (value instanceof Map ? [...value] : value),
  );
