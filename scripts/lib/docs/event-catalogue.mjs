import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { inRoot, root } from '../paths.mjs';
import { decidedModules, deciderOf, readersOfTheProgram, writersIn } from './event-sourced-modules.mjs';
import { commentOf, nodesOf, parse } from './source-reading.mjs';

const intro = `<!-- Made by \`npm run docs\` from the sources. Do not edit. -->
# Events

Everything that can be in the log. Amounts are cents, days are \`YYYY-MM-DD\` in Amsterdam, moments ISO 8601 in UTC. Every event also
carries its id, \`schemaVersion\`, \`occurredAt\`, \`actor\`, \`$correlationId\` and \`$causationId\`, and while traces are on a
\`traceparent\`. Events hold no personal data. Older
versions are read as the newest by an upcaster, see CONTRIBUTING.md.
`;

export async function eventCatalogue() {
  const readers = await readersOfTheProgram();
  const sections = await Promise.all(decidedModules.map((module) => moduleSection(module, readers)));
  return `${intro}\n${sections.join('\n')}`;
}

async function moduleSection({ folder, noun }, { readModels, processes }) {
  const { category, eventTypes } = await deciderOf({ folder, noun });
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
  return `## Stream \`${category}-{id}\` (\`${relative(root, source.fileName)}\`)\n\n${shapesIn([source, ...typesBeside(source)])}\n${entries.join('\n')}`;
}

const listed = (names) =>
  names.length > 0
    ? [...names]
        .sort()
        .map((name) => `\`${name}\``)
        .join(', ')
    : 'none';

/** The members of the union of `Event<'Type', Data>`, in source order. */
function declaredEvents(source) {
  const isEvent = (node) => ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Event';
  return nodesOf(source, isEvent).map((node) => {
    const [type, data] = node.typeArguments;
    const fields = data.getText().replace(/\s+/g, ' ').replace(/; }/g, ' }');
    return { type: type.literal.text, data: fields, comment: commentOf(node) };
  });
}

/** The files of the same folder from which the events take types. */
function typesBeside(source) {
  const isBeside = (node) =>
    ts.isImportDeclaration(node) && node.importClause?.isTypeOnly && node.moduleSpecifier.text.startsWith('./');
  return source.statements
    .filter(isBeside)
    .map(({ moduleSpecifier }) => parse(join(dirname(source.fileName), moduleSpecifier.text.replace(/\.js$/, '.ts'))));
}

function shapesIn(sources) {
  const isUnion = (node) => nodesOf(node, (child) => child.getText() === 'Event').length > 0;
  const isShape = (node) => ts.isInterfaceDeclaration(node) || (ts.isTypeAliasDeclaration(node) && !isUnion(node));
  const shapes = sources
    .flatMap(({ statements }) => statements.filter(isShape))
    .map((node) =>
      node
        .getFullText()
        .replace(/^\/\/.*\n/gm, '')
        .trim(),
    );
  return shapes.length > 0 ? `\`\`\`ts\n${shapes.join('\n\n')}\n\`\`\`\n` : '';
}
