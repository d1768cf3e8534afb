import type { INestApplicationContext } from '@nestjs/common';
import { Command, CommanderError } from 'commander';
import { BackupRefusedError } from '../backup/backup-refused.js';
import { CannotStartError } from '../platform/config/cannot-start.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { EventStoreUnavailableError } from '../platform/event-sourcing/event-store.js';
import { SkipRefusedError } from '../platform/event-sourcing/read-models/skips.js';
import { errorHeadline, errorText } from '../platform/logging/logged-error.js';
import { groups } from './tasks/all-tasks.js';
import { toJson } from './json.js';
import { openShop } from './open-shop.js';
import { declareTask, RefusedError, UsageError, type TaskResult, type Call, type Task } from './task.js';
import type { Terminal } from './terminal.js';

const exitCodes = { success: 0, problem: 1, usage: 2 } as const;

const footer = `
Exit codes: 0 success, 1 failure or problem found, 2 invalid usage.
The result goes to standard output, everything else to standard error: npm run --silent shop -- … --json | jq`;

/** Runs one command and returns its exit code. Opens the shop only when the command needs it. */
export async function runCommandLine(args: readonly string[], terminal: Terminal): Promise<number> {
  let code: number = exitCodes.success;
  const program = programOf(terminal, async (task, call) => {
    code = await perform(task, call, terminal);
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? exitCodes.success : exitCodes.usage;
  }
}

function programOf(terminal: Terminal, act: Parameters<typeof declareTask>[2]): Command {
  const program = new Command('npm run shop --')
    .description('The command line for operators of the shop.')
    .exitOverride()
    .configureOutput({ writeOut: (text) => terminal.out(text), writeErr: (text) => terminal.err(text) })
    .addHelpText('after', footer);
  for (const { name, summary, tasks } of groups) {
    const parent = name ? program.command(name).summary(summary).description(summary) : program;
    for (const task of tasks) declareTask(parent, task, act);
  }
  return program;
}

async function perform(
  task: Task,
  call: Pick<Call, 'args' | 'options' | 'dryRun'>,
  terminal: Terminal,
): Promise<number> {
  let opened: Promise<INestApplicationContext> | undefined;
  const json = call.options.json === true;
  try {
    const answer = await task.run({ ...call, terminal, shop: () => (opened ??= openShop(terminal)) });
    print(answer, json, terminal);
    return answer.wrong ? exitCodes.problem : exitCodes.success;
  } catch (error) {
    return reportError(error, json, terminal);
  } finally {
    await opened?.then((shop) => shop.close()).catch(() => undefined); // a failed open was reported above
  }
}

function print({ text, data }: TaskResult, json: boolean, terminal: Terminal): void {
  const answer = json ? toJson(data) : text;
  if (answer) terminal.out(`${answer}\n`);
}

function reportError(error: unknown, json: boolean, terminal: Terminal): number {
  const reported = [
    RefusedError,
    UsageError,
    SkipRefusedError,
    BackupRefusedError,
    CannotStartError,
    DomainError,
    EventStoreUnavailableError,
  ];
  const isKnown = reported.some((kind) => error instanceof kind);
  const message = isKnown ? (error as Error).message : errorHeadline(error);
  const code = error instanceof DomainError ? error.code : error instanceof UsageError ? 'usage' : 'refused';
  if (json) terminal.out(`${toJson({ error: { code: isKnown ? code : 'internal', message } })}\n`);
  terminal.err(`✗ ${isKnown ? message : errorText(error)}\n`);
  return error instanceof UsageError ? exitCodes.usage : exitCodes.problem;
}
