import ts from 'typescript';
import { commentOf, nodesOf, sourcesBelow } from './source-reading.mjs';

const verbs = new Set(['Get', 'Post', 'Put', 'Patch', 'Delete']);
const decoratorNames = (node) =>
  (ts.getDecorators(node) ?? []).map(({ expression }) => expression.expression?.getText() ?? expression.getText());

/** The declared response type: `@Answers(z.array(AdminOrderSchema))` → `AdminOrder[]`. */
function answerOf(handler) {
  const stated = (ts.getDecorators(handler) ?? [])
    .map(({ expression }) => expression)
    .find(({ expression }) => /^Answers(File)?$/.test(expression?.getText()));
  const [response] = stated?.arguments ?? [];
  if (!response) return 'nothing';
  if (ts.isStringLiteral(response)) return response.text;
  return response
    .getText()
    .replace(/^z\.array\((.*)\.or\((.*)\)\)$/, '($1 | $2)[]')
    .replace(/^z\.array\((.*)\)$/, '$1[]')
    .replace(/\.or\((.*)\)$/, ' | $1')
    .replace('.nullable()', ' | null')
    .replaceAll('Schema', '');
}

/** Maps `Controller.handler` to its comment, that of its controller, and its response type. */
export function routeNotes() {
  const notes = {};
  for (const source of sourcesBelow('backend/src', '.controller.ts'))
    for (const controller of nodesOf(source, ts.isClassDeclaration))
      for (const member of controller.members.filter(ts.isMethodDeclaration))
        if (decoratorNames(member).some((name) => verbs.has(name)))
          notes[`${controller.name.text}.${member.name.getText()}`] = {
            about: commentOf(member),
            ...(commentOf(controller) && { shared: commentOf(controller) }),
            answers: answerOf(member),
          };
  return notes;
}

/** Renders the notes as a module, because the built program has no sources to read. */
export function routeNotesModule(notes) {
  return `// Made by \`npm run docs\` from the comments of the controllers. Do not edit.
export const routeNotes: Readonly<Record<string, { about: string; shared?: string; answers: string }>> = ${JSON.stringify(notes)};
`;
}
