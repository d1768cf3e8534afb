import type { INestApplicationContext } from '@nestjs/common';
import type { Command } from 'commander';
import type { Terminal } from './terminal.js';

/** What a command has to say. `wrong`: it found something that somebody must look at (exit code 1). */
export interface Answer {
  /** For people. */
  text: string;
  /** For programs, with `--json`. */
  data: unknown;
  wrong?: boolean;
}

/** One call of a command. */
export interface Call {
  args: readonly (string | undefined)[];
  options: Readonly<Record<string, string | boolean | undefined>>;
  /** Say what would be done and do nothing. */
  dryRun: boolean;
  terminal: Terminal;
  /** The program of the shop without its server, its worker and its readers; opened when it is first asked for. */
  shop(): Promise<INestApplicationContext>;
}

/** One command of the command line. */
export interface Task {
  /** Name and arguments, as in `rebuild [name]`. */
  usage: string;
  summary: string;
  /** What stands below the options in its help. */
  help?: string;
  /** Flags and what they mean, besides `--json` and (when it writes) `--dry-run`. */
  options?: readonly (readonly [flags: string, meaning: string])[];
  writes?: boolean;
  run(call: Call): Promise<Answer>;
}

/** It was called in a way that means nothing (exit code 2). */
export class UsageError extends Error {}

/** It was understood and cannot be done (exit code 1); the message says why. */
export class RefusedError extends Error {}

/** Declares a task to the parser; `perform` gets the call once the arguments have been read. */
export function declareTask(
  parent: Command,
  task: Task,
  perform: (task: Task, call: Pick<Call, 'args' | 'options' | 'dryRun'>) => Promise<void>,
): void {
  const command = parent.command(task.usage).summary(task.summary).description(task.summary);
  for (const [flags, meaning] of task.options ?? []) command.option(flags, meaning);
  if (task.writes) command.option('--dry-run', 'say what would be done and do nothing');
  command.option('--json', 'answer in JSON, for programs');
  if (task.help) command.addHelpText('after', `\n${task.help}`);
  command.action((...given: unknown[]) => {
    const options = command.opts<Call['options']>();
    const args = given.slice(0, -2) as Call['args'];
    return perform(task, { args, options, dryRun: options.dryRun === true });
  });
}

/** A position in the log, as people type it. Throws UsageError. */
export function asPosition(text: unknown): bigint {
  if (typeof text !== 'string' || !/^\d{1,18}$/.test(text)) throw new UsageError(`${String(text)} is not a position`);
  return BigInt(text);
}

/** A whole number above zero. Throws UsageError. */
export function asCount(text: unknown, what: string): number {
  if (typeof text !== 'string' || !/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`${what} must be a whole number`);
  return Number(text);
}
