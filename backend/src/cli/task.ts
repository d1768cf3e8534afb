import type { INestApplicationContext } from '@nestjs/common';
import type { Command } from 'commander';
import type { Terminal } from './terminal.js';

/** `wrong`: the task found a problem (exit code 1). */
export interface TaskResult {
  text: string;
  /** Printed with `--json`. */
  data: unknown;
  wrong?: boolean;
}

export interface Call {
  args: readonly (string | undefined)[];
  options: Readonly<Record<string, string | boolean | undefined>>;
  /** Describe the effect without applying it. */
  dryRun: boolean;
  terminal: Terminal;
  /** The application without server, worker and readers. The first call opens it. */
  shop(): Promise<INestApplicationContext>;
}

export interface Task {
  /** Name and arguments, for example `rebuild [name]`. */
  usage: string;
  summary: string;
  /** Printed below the options. */
  help?: string;
  /** Besides `--json` and, for tasks that write, `--dry-run`. */
  options?: readonly (readonly [flags: string, meaning: string])[];
  writes?: boolean;
  run(call: Call): Promise<TaskResult>;
}

/** The arguments are invalid (exit code 2). */
export class UsageError extends Error {}

/** The arguments are valid but the task cannot run (exit code 1). The message says why. */
export class RefusedError extends Error {}

/** Registers a task with the parser, which calls `perform` with the parsed arguments. */
export function declareTask(
  parent: Command,
  task: Task,
  perform: (task: Task, call: Pick<Call, 'args' | 'options' | 'dryRun'>) => Promise<void>,
): void {
  const command = parent.command(task.usage).summary(task.summary).description(task.summary);
  for (const [flags, meaning] of task.options ?? []) command.option(flags, meaning);
  if (task.writes) command.option('--dry-run', 'describe the effect without applying it');
  command.option('--json', 'print the result as JSON');
  if (task.help) command.addHelpText('after', `\n${task.help}`);
  command.action((...given: unknown[]) => {
    const options = command.opts<Call['options']>();
    const args = given.slice(0, -2) as Call['args'];
    return perform(task, { args, options, dryRun: options.dryRun === true });
  });
}

/** Throws UsageError. */
export function parsePosition(text: unknown): bigint {
  if (typeof text !== 'string' || !/^\d{1,18}$/.test(text)) throw new UsageError(`${String(text)} is not a position`);
  return BigInt(text);
}

/** A whole number above zero. Throws UsageError. */
export function parseCount(text: unknown, what: string): number {
  if (typeof text !== 'string' || !/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`${what} must be a whole number`);
  return Number(text);
}
