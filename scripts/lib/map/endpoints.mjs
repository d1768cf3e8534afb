/** Finds the effects of routes, jobs and command handlers. */
import ts from 'typescript';
import { nodesOf } from '../docs/source-reading.mjs';
import { addressOf, declarationsOf, decoratorOf, isTopLevel, isUse } from './program.mjs';

export function endpointsOf({ sources, checker }, effectsOf) {
  const controllers = sources.flatMap((source) => nodesOf(source, ts.isClassDeclaration));
  return controllers.flatMap((controller) =>
    controller.members.filter(ts.isMethodDeclaration).flatMap((handler) => {
      const [declared] = decoratorOf(handler, 'Handles') ?? [];
      if (!declared) return [];
      const name = `${controller.name.text}.${handler.name.getText()}`;
      const [declaration] = declarationsOf(checker, declared);
      return { ...addressOf(declaration), declaration, name, effects: effectsOf(handler) };
    }),
  );
}

export function jobsOf({ sources, checker }, effectsOf) {
  const handlers = sources.flatMap((source) => nodesOf(source, ts.isClassDeclaration));
  return handlers.flatMap((handler) => {
    const [job] = decoratorOf(handler, 'JobHandler') ?? [];
    if (!job) return [];
    const handle = handler.members.find((member) => member.name?.getText() === 'handle');
    return [{ name: jobName(declarationsOf(checker, job)[0]), effects: effectsOf(handle) }];
  });
}

/** The commands with a handler of their own; a decider handles the others. */
export function handledCommands({ sources }) {
  const classes = sources.flatMap((source) => nodesOf(source, ts.isClassDeclaration));
  const pairs = classes.flatMap((handler) => {
    const [command] = decoratorOf(handler, 'CommandHandler') ?? [];
    const execute = handler.members.find((member) => member.name?.getText() === 'execute');
    return command ? [[command.expression.getText(), execute]] : [];
  });
  return new Map(pairs);
}

/** Follows calls from function to function and collects commands, tables and jobs. */
export function effectReader({ checker, sources }, { commands, tables }) {
  const providers = portProviders({ checker, sources });
  return (start) => {
    const seen = new Set();
    const effects = { commands: new Set(), tables: new Set(), jobs: new Set() };
    const follow = (declaration) => {
      if (seen.has(declaration)) return;
      seen.add(declaration);
      const job = jobName(declaration);
      if (job) return void effects.jobs.add(job);
      if (ts.isClassDeclaration(declaration)) return noteTable(declaration);
      if (ts.isPropertyDeclaration(declaration)) noteRepository(declaration);
      if (ts.isMethodDeclaration(declaration) && !declaration.body) providedMethods(declaration).forEach(follow);
      ts.forEachChild(declaration, visit);
    };
    const providedMethods = ({ parent, name }) =>
      (providers.get(parent) ?? []).flatMap(({ members }) =>
        members.filter((member) => ts.isMethodDeclaration(member) && member.name.getText() === name.getText()),
      );
    const noteTable = (entity) => {
      const [name] = decoratorOf(entity, 'Entity') ?? [];
      if (name) effects.tables.add(name.text);
    };
    const noteRepository = ({ type }) => {
      if (!type || !ts.isTypeReferenceNode(type) || type.typeName.getText() !== 'Repository') return;
      for (const { typeName } of type.typeArguments) declarationsOf(checker, typeName).forEach(noteTable);
    };
    const visit = (node) => {
      if (ts.isTypeNode(node) || ts.isDecorator(node)) return;
      if (ts.isNewExpression(node)) noteCommand(node.expression);
      if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
        for (const table of tablesIn(node, tables)) effects.tables.add(table);
      if (ts.isIdentifier(node) && isUse(node)) declarationsOf(checker, node).filter(isBehaviour).forEach(follow);
      ts.forEachChild(node, visit);
    };
    const noteCommand = (name) => commands.has(name.getText()) && effects.commands.add(name.getText());
    ts.forEachChild(start, visit);
    return effects;
  };
}

function isBehaviour(declaration) {
  if (ts.isMethodDeclaration(declaration) || ts.isGetAccessor(declaration)) return true;
  if (ts.isPropertyDeclaration(declaration)) return true;
  const isWorth = ts.isFunctionDeclaration(declaration) || ts.isVariableDeclaration(declaration);
  return (isWorth || ts.isClassDeclaration(declaration)) && isTopLevel(declaration);
}

function jobName(declaration) {
  if (!ts.isVariableDeclaration(declaration) || !declaration.initializer) return undefined;
  const { initializer } = declaration;
  if (!ts.isCallExpression(initializer)) return undefined;
  const [declared] = initializer.arguments;
  const define = initializer.expression.getText();
  if (define === 'defineSweep' || define === 'defineWorkJob') return declared.text;
  if (define !== 'defineJob') return undefined;
  return declared.properties.find(({ name }) => name.text === 'name').initializer.text;
}

/** The tables that SQL reads or writes; `products p …` is the fragment after a `from`. */
function tablesIn(node, tables) {
  const parts = ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    : [node];
  const text = parts.map((part) => part.text).join('?');
  const after = [...text.matchAll(/\b(?:from|join|into|update|table)\s+([a-z_]+)/gi)];
  const [, first] = /^\s*([a-z_]+) [a-z]{1,2}\b/.exec(text) ?? [];
  return [...after.map(([, name]) => name), first].filter((name) => tables.has(name));
}

/** The classes that extend each abstract class of a `.port.ts` file. */
export function portProviders({ checker, sources }) {
  const providers = new Map();
  for (const provider of sources.flatMap((source) => nodesOf(source, ts.isClassDeclaration)))
    for (const { expression } of provider.heritageClauses?.flatMap(({ types }) => types) ?? [])
      for (const port of ts.isIdentifier(expression) ? declarationsOf(checker, expression) : [])
        if (port.getSourceFile().fileName.endsWith('.port.ts'))
          providers.set(port, [...(providers.get(port) ?? []), provider]);
  return providers;
}
