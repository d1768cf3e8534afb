/** Renders docs/walks.md: the files that a request passes, found by following calls from stop to stop. */
import { relative } from 'node:path';
import ts from 'typescript';
import { nodesOf } from '../docs/source-reading.mjs';
import { root } from '../paths.mjs';
import { shortestPath } from './paths.mjs';
import { addressOf, declarationsOf, decoratorOf, isTopLevel } from './program.mjs';

/**
 * Each leg begins at a page, an endpoint or an event, and names stops in their order: an endpoint, a command, a job, a read
 * model, or a function on the way.
 */
const walks = {
  'Buy a jar by iDEAL': [
    ['/_shop/checkout', 'createPaymentIntent', 'priceBasket'],
    ['createPaymentIntent', 'CheckoutRecords.open'],
    ['createPaymentIntent', 'CheckoutReservations.add', 'ReserveStock'],
    ['createPaymentIntent', 'PaymentProvider.createPayment'],
    ['updatePaymentIntent', 'PaymentProvider.changeAmount'],
    ['receiveWebhook', 'OrderContacts.store'],
    ['receiveWebhook', 'PlaceOrder'],
    ['receiveWebhook', 'CapturePayment'],
    ['OrderPlaced', 'adminOrderList'],
    ['OrderPlaced', 'SellStock'],
    ['PaymentCaptured', 'StoreCustomer'],
    ['PaymentCaptured', 'QueueMail', 'sendMail', 'MailRendering.render'],
    ['/_shop/order-bevestiging', 'settleCheckout', 'Settlement.settle'],
  ],
  'Pause a subscription': [
    ['/_shop/_account/profiel/', 'pauseSubscription', 'PauseSubscription'],
    ['SubscriptionPaused', 'customerSubscriptions'],
    ['SubscriptionPaused', 'QueueMail', 'sendMail', 'MailRendering.render'],
  ],
};

const intro = `<!-- Made by \`npm run docs\` from the sources. Do not edit. -->
# Which files does a request pass?

Each walk is the shortest way through the calls from stop to stop; the stops are in \`scripts/lib/map/walks.mjs\`. Every command
also passes \`CommandExecution\` and the event store; every event, \`ProjectionRunner\` and \`ProcessRunner\`
(in \`backend/src/platform/event-sourcing/\`). [map.md](map.md) has all pages, commands and events.
`;

/** Returns every walk as \`{ title, files: Map<path, names> }\`. */
export function walksOf(program) {
  const stops = stopsOf(program);
  const path = shortestPath(program);
  return Object.entries(walks).map(([title, legs]) => {
    const files = new Map();
    for (const [first, ...rest] of legs) {
      let from = stops.starts(first);
      for (const next of rest) {
        const passed = path(from, stops.goals(next));
        if (!passed) throw new Error(`${title}: nothing leads from ${first} to ${next}`);
        for (const { file, name } of passed.map(placeOf)) files.set(file, (files.get(file) ?? new Set()).add(name));
        from = stops.startsOf(passed.at(-1));
      }
    }
    return { title, files };
  });
}

export function walksPage(program) {
  const sections = walksOf(program).map(({ title, files }) => {
    const rows = [...files].map(([file, names], nth) => `| ${nth + 1} | \`${file}\` | ${[...names].join(', ')} |`);
    return `## ${title}\n\n| # | File | Passed in it |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  return [intro, ...sections].join('\n');
}

/** Finds where a name starts from, and what reaches it. */
function stopsOf({ sources, checker }) {
  const named = new Map();
  for (const source of sources)
    for (const declaration of topLevel(source))
      named.set(declaration.name.text, [...(named.get(declaration.name.text) ?? []), declaration]);
  const goals = (name) => {
    const [holder, member] = name.split('.');
    const found = named.get(holder) ?? [];
    if (member) return found.flatMap(({ members = [] }) => members.filter((one) => one.name?.getText() === member));
    const endpoints = found.filter(addressOf);
    return endpoints.length > 0 ? endpoints : found;
  };
  const classes = sources.flatMap((source) => nodesOf(source, ts.isClassDeclaration));
  const handlersOf = (decorator, target, method) =>
    classes.flatMap((handler) => {
      const [given] = decoratorOf(handler, decorator) ?? [];
      const identifier = given && (ts.isAsExpression(given) ? given.expression : given);
      if (!identifier || !declarationsOf(checker, identifier).includes(target)) return [];
      return handler.members.filter((member) => member.name?.getText() === method);
    });
  const handles = (target) =>
    classes.flatMap(({ members }) =>
      members.filter((member) => {
        const [given] = decoratorOf(member, 'Handles') ?? [];
        return given && declarationsOf(checker, given).includes(target);
      }),
    );
  const reactions = (event) =>
    sources
      .filter(({ fileName }) => /\.(process|projection)\.ts$/.test(fileName))
      .flatMap((source) => nodesOf(source, isMemberNamed(event)));
  const routes = (address) =>
    sources.flatMap((source) =>
      nodesOf(source, ts.isCallExpression).filter(
        ({ expression }) =>
          ts.isCallExpression(expression) &&
          expression.expression.getText() === 'createFileRoute' &&
          expression.arguments[0].text === address,
      ),
    );
  const startsOf = (target) => {
    if (addressOf(target)) return handles(target);
    if (!ts.isClassDeclaration(target)) return [...handlersOf('JobHandler', target, 'handle'), target];
    const rule = named.get(target.name.text[0].toLowerCase() + target.name.text.slice(1)) ?? [];
    return [...handlersOf('CommandHandler', target, 'execute'), ...rule, target];
  };
  const starts = (name) => {
    if (name.startsWith('/')) return routes(name);
    const found = goals(name).flatMap(startsOf);
    return found.length > 0 ? found : reactions(name);
  };
  return { goals, starts, startsOf };
}

const isMemberNamed = (name) => (node) =>
  (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) && node.name.getText() === name;

function topLevel(source) {
  const variables = nodesOf(source, ts.isVariableDeclaration).filter(({ name }) => ts.isIdentifier(name));
  const others = source.statements.filter((one) => ts.isClassDeclaration(one) || ts.isFunctionDeclaration(one));
  return [...variables.filter(isTopLevel), ...others].filter(({ name }) => name);
}

function placeOf(declaration) {
  const { name, parent } = declaration;
  const own = name?.getText() ?? 'route';
  const isMember = parent && ts.isClassDeclaration(parent);
  return {
    file: relative(root, declaration.getSourceFile().fileName),
    name: `\`${isMember ? `${parent.name.text}.${own}` : own}\``,
  };
}
