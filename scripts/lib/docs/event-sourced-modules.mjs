/** Lists the modules that write events, their deciders, and the subscribers of each event. */
import { basename } from 'node:path';
import ts from 'typescript';
import { nodesOf, sourcesBelow } from './source-reading.mjs';

export const decidedModules = [
  { folder: 'orders', noun: 'order' },
  { folder: 'inventory', noun: 'stock' },
  { folder: 'subscriptions', noun: 'subscription' },
  { folder: 'returns', noun: 'return' },
];

export async function deciderOf({ folder, noun }) {
  const module = await import(`../../../backend/src/${folder}/${noun}.decider.ts`);
  return module[`${noun}Decider`];
}

export async function readersOfTheProgram() {
  const { allProjections } = await import('../../../backend/src/projections/index.ts');
  const { allProcesses } = await import('../../../backend/src/processes/index.ts');
  const following = (readers) => (type) => readers.filter(({ on }) => Object.hasOwn(on, type)).map(({ name }) => name);
  return { readModels: following(allProjections), processes: following(allProcesses) };
}

/** The commands that write an event: their file names it or imports a function that creates it. */
export function writersIn(folder) {
  const commands = sourcesBelow(`backend/src/${folder}/commands`, '.ts').filter(
    ({ fileName }) => !fileName.endsWith('.spec.ts'),
  );
  const others = sourcesBelow(`backend/src/${folder}`, '.ts').filter(
    ({ fileName }) => !/commands\/|\.(spec|fixtures|events|decider)\.ts$/.test(fileName),
  );
  const makers = others.flatMap((source) => nodesOf(source, ts.isFunctionDeclaration));
  return (type) => {
    const helpers = makers.filter((maker) => makes(maker, type)).map((maker) => maker.name.text);
    const writers = commands.filter((source) => names(source, type) || importsOneOf(source, helpers));
    if (writers.length === 0) throw new Error(`${type}: no command in ${folder}/commands writes it`);
    return writers.map(({ fileName }) => basename(fileName, '.ts'));
  };
}

const names = (source, type) =>
  nodesOf(source, ts.isStringLiteral).some((literal) => literal.text === type && !ts.isLiteralTypeNode(literal.parent));

const makes = (maker, type) =>
  nodesOf(maker, ts.isPropertyAssignment).some(
    ({ name, initializer }) =>
      name.getText() === 'type' && ts.isStringLiteral(initializer) && initializer.text === type,
  );

const importsOneOf = (source, helpers) =>
  nodesOf(source, ts.isImportSpecifier).some(({ name }) => helpers.includes(name.text));
