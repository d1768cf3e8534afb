/** What follows from a command: its events, and what follows from these. */
import { getMetadataArgsStorage } from 'typeorm';
import ts from 'typescript';
import { decidedModules, deciderOf, readersOfTheProgram, writersIn } from '../docs/event-sourced-modules.mjs';
import { nodesOf } from '../docs/source-reading.mjs';

/** `change-order-status` is the file of the command `ChangeOrderStatus`. */
const commandOf = (file) => file.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());

/** Every rule of a decider: `{ command, stream, events }`, in the order of the deciders. */
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

/** Every event: `{ type, readModels, reactions }`, each reaction with the commands that a process answers it with. */
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

/** The table of each read model, by the name of its projection. */
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
