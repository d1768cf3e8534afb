import { basename } from 'node:path';
import ts from 'typescript';
import { inRoot } from '../paths.mjs';
import { nodesOf } from '../docs/source-reading.mjs';
import { declarationsOf } from './program.mjs';

const routesFolder = inRoot('frontend/src/routes');

/** Every page as `{ title, area, endpoints }`. Calls of the app shell are listed on the app only. */
export function pagesOf({ sources, checker }, callsOf, endpoints) {
  const reached = (node) => {
    const called = callsOf(node);
    return new Set(endpoints.filter(({ declaration }) => called.has(declaration)));
  };
  const app = reached(sources.find(({ fileName }) => fileName === inRoot('frontend/src/app.tsx')));
  const own = (node) => [...reached(node)].filter((endpoint) => !app.has(endpoint));
  const pages = sources.flatMap((source) => {
    const route = source.fileName.startsWith(routesFolder) && nodesOf(source, isRoute)[0];
    if (!route) return [];
    const address = route.expression.arguments[0].text;
    const area = areaOf(source);
    const sections = sectionsOf(checker, source, address);
    if (sections.length > 0) return sections.map(({ title, page }) => ({ title, area, endpoints: own(page) }));
    return [{ title: titleOf(address, source), area, endpoints: own(route) }];
  });
  return [{ title: 'every page', area: 'Storefront', endpoints: [...app] }, ...pages];
}

const isRoute = (node) =>
  ts.isCallExpression(node) &&
  ts.isCallExpression(node.expression) &&
  node.expression.expression.getText() === 'createFileRoute';

function titleOf(address, { fileName, text }) {
  const shown = address.replace(/\/_[a-z]+|_(?=\/)/g, '').replace(/(.)\/$/, '$1');
  return /<Outlet/.test(text) ? `every page in \`${basename(fileName)}\`` : shown || '/';
}

function areaOf({ fileName, text }) {
  if (/\/admin\//.test(fileName)) return 'Back office';
  const [, feature] = /features\/(account|checkout)\/pages\//.exec(text) ?? [];
  if (feature === 'checkout') return 'Checkout';
  return feature === 'account' || fileName.includes('_account') ? 'Account' : 'Storefront';
}

/** A route that selects its page by a parameter (`pages[section]`) counts as several pages. */
function sectionsOf(checker, source, address) {
  const names = [...address.matchAll(/\$(\w+)/g)].map(([, name]) => name);
  const lookups = nodesOf(source, ts.isElementAccessExpression).filter(({ argumentExpression }) =>
    nodesOf(argumentExpression, ts.isIdentifier).some(({ text }) => names.includes(text)),
  );
  return lookups.flatMap(({ expression }) => {
    const [table] = declarationsOf(checker, expression);
    return table.initializer.properties.map(({ name, initializer }) => ({
      title: address.replace(/\/_[a-z]+|_(?=\/)/g, '').replace(/\$\w+/, name.text),
      page: initializer,
    }));
  });
}
