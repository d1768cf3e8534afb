import { basename, relative } from 'node:path';
import ts from 'typescript';
import { inRoot, root } from './paths.mjs';
import { commentOf, nodesOf, parse, sourcesBelow } from './source-reading.mjs';

const modules = [
  { folder: 'orders', noun: 'order' },
  { folder: 'inventory', noun: 'stock' },
  { folder: 'subscriptions', noun: 'subscription' },
  { folder: 'returns', noun: 'return' },
];

const intro = `<!-- Made by \`npm run docs\` from the sources. Do not edit. -->
# Events

Everything that can be in the log. Amounts are cents, days are \`YYYY-MM-DD\` in Amsterdam, moments ISO 8601 in UTC. Every event also
carries its id, \`schemaVersion\`, \`occurredAt\`, \`actor\`, \`$correlationId\` and \`$causationId\`. Events hold no personal data. Older
versions are read as the newest by an upcaster, see CONTRIBUTING.md.
`;

/** \`docs/events.md\`: every event with its stream, version and fields, who writes it and who reads it. */
export async function eventCatalogue() {
  const readers = await readersOfTheProgram();
  const sections = await Promise.all(modules.map((module) => moduleSection(module, readers)));
  return `${intro}\n${sections.join('\n')}`;
}

async function readersOfTheProgram() {
  const { allProjections } = await import('../../backend/src/projections/index.ts');
  const { allProcesses } = await import('../../backend/src/processes/index.ts');
  const following = (readers) => (type) => readers.filter(({ on }) => Object.hasOwn(on, type)).map(({ name }) => name);
  return { readModels: following(allProjections), processes: following(allProcesses) };
}

async function moduleSection({ folder, noun }, { readModels, processes }) {
  const deciders = await import(`../../backend/src/${folder}/${noun}.decider.ts`);
  const { category, eventTypes } = deciders[`${noun}Decider`];
  const source = parse(inRoot(`backend/src/${folder}/${noun}.events.ts`));
  const events = declaredEvents(source);
  const writers = writersIn(folder);
  const entries = events.map(
    ({ type, data, comment }) => `### ${type} (version ${eventTypes[type].version})
${comment && `\n${comment}\n`}
- Fields: \`${data}\`
- Written by: ${listed(writers(type))}
- Read models: ${listed(readModels(type))}
- Processes: ${listed(processes(type))}
`,
  );
  return `## Stream \`${category}-{id}\` (\`${relative(root, source.fileName)}\`)\n\n${shapesIn(source)}\n${entries.join('\n')}`;
}

const listed = (names) =>
  names.length > 0
    ? [...names]
        .sort()
        .map((name) => `\`${name}\``)
        .join(', ')
    : 'none';

/** The members of the union of \`Event<'Type', Data>\`, in the order of the source. */
function declaredEvents(source) {
  const isEvent = (node) => ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Event';
  return nodesOf(source, isEvent).map((node) => {
    const [type, data] = node.typeArguments;
    const fields = data.getText().replace(/\s+/g, ' ').replace(/; }/g, ' }');
    return { type: type.literal.text, data: fields, comment: commentOf(node) };
  });
}

/** The types that fields refer to, as the source has them. */
function shapesIn(source) {
  const isUnion = (node) => nodesOf(node, (child) => child.getText() === 'Event').length > 0;
  const isShape = (node) => ts.isInterfaceDeclaration(node) || (ts.isTypeAliasDeclaration(node) && !isUnion(node));
  const shapes = source.statements.filter(isShape).map((node) =>
    node
      .getFullText()
      .replace(/^\/\/.*\n/gm, '')
      .trim(),
  );
  return shapes.length > 0 ? `\`\`\`ts\n${shapes.join('\n\n')}\n\`\`\`\n` : '';
}

/**
 * Which commands write an event: those whose file names it, or that import a function of their module which makes it.
 * @returns {(type: string) => string[]} an event that nobody writes is an error
 */
function writersIn(folder) {
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
