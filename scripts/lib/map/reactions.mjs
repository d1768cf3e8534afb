/** Finds the events of each command and the reactions to each event. */
import { getMetadataArgsStorage } from 'typeorm';
import ts from 'typescript';
import { decidedModules, deciderOf, readersOfTheProgram, writersIn } from '../docs/event-sourced-modules.mjs';
import { nodesOf } from '../docs/source-reading.mjs';

/** `cancel-order` is the file of the command `CancelOrder`. */
const commandOf = (file) => file.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());

/** Every command of a decider as `{ command, stream, events }`. */
export async function decidedCommands() {
  const modules = decidedModules.map(async (module) => {
    const { category, eventTypes, rules } = await deciderOf(module);
    const writers = writersIn(module.folder);
    const types = Object.keys(eventTypes).map((type) => ({ type, by: writers(type).map(commandOf) }));
    const eventsOf = (command) => types.filter(({ by }) => by.includes(command)).map(({ type }) => type);
    return rules.map(({ command }) => ({ command: command.name, stream: category, events: eventsOf(command.name) }));
  });
  return (await Promise.all(modules)).flat();
}

/** Every event as `{ type, readModels, reactions }`; a reaction lists the commands that a process sends. */
export async function followedEvents(program, effectsOf) {
  const { readModels, processes } = await readersOfTheProgram();
  const commandsOf = reactionsOf(program, effectsOf);
  const deciders = await Promise.all(decidedModules.map(deciderOf));
  return deciders
    .flatMap(({ eventTypes }) => Object.keys(eventTypes))
    .map((type) => ({
      type,
      readModels: readModels(type),
      reactions: processes(type).map((name) => ({ name, commands: commandsOf.get(`${name} ${type}`) })),
    }));
}

export async function readModelTables() {
  const { allProjections } = await import('../../../backend/src/projections/index.ts');
  const { tables } = getMetadataArgsStorage();
  return new Map(allProjections.map(({ name, row }) => [name, tables.find(({ target }) => target === row).name]));
}

/** The commands in each handler of `process()({ name, on })`, by process and event. */
function reactionsOf({ sources }, effectsOf) {
  const isProcess = (node) => ts.isCallExpression(node) && /^process<.*>\(\)$/s.test(node.expression.getText());
  const processes = sources
    .filter(({ fileName }) => fileName.endsWith('.process.ts'))
    .flatMap((source) => nodesOf(source, isProcess));
  const entries = processes.flatMap(({ arguments: [declared] }) => {
    const field = (key) => declared.properties.find(({ name }) => name.text === key).initializer;
    return field('on').properties.map((handler) => [
      `${field('name').text} ${handler.name.text}`,
      [...effectsOf(handler).commands].sort(),
    ]);
  });
  return new Map(entries);
}
