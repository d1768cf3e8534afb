import ts from 'typescript';
import { commentOf, nodesOf, sourcesBelow } from './source-reading.mjs';

const verbs = new Set(['Get', 'Post', 'Put', 'Patch', 'Delete']);
const decoratorNames = (node) =>
  (ts.getDecorators(node) ?? []).map(({ expression }) => expression.expression?.getText() ?? expression.getText());

/** What a route answers, as its type says: `Promise<AdminOrder[]>` → `AdminOrder[]`. */
function answerOf({ type }) {
  const text = (type?.getText() ?? 'unknown').replace(/^Promise<(.*)>$/s, '$1').replace(/\s+/g, ' ');
  return text === 'void' ? 'nothing' : text;
}

/** Comment and answer of every route, by `Controller.handler`. @returns {Record<string, { about: string, answers: string }>} */
export function routeNotes() {
  const notes = {};
  for (const source of sourcesBelow('backend/src', '.controller.ts'))
    for (const controller of nodesOf(source, ts.isClassDeclaration))
      for (const member of controller.members.filter(ts.isMethodDeclaration))
        if (decoratorNames(member).some((name) => verbs.has(name)))
          notes[`${controller.name.text}.${member.name.getText()}`] = {
            about: commentOf(member),
            answers: answerOf(member),
          };
  return notes;
}

/** The notes as a module of the program, which has no sources to read. */
export function routeNotesModule(notes) {
  return `// Made by \`npm run docs\` from the comments of the controllers. Do not edit.
export const routeNotes: Readonly<Record<string, { about: string; answers: string }>> = ${JSON.stringify(notes)};
`;
}
