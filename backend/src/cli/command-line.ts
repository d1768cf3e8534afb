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
import { declareTask, RefusedError, UsageError, type Answer, type Call, type Task } from './task.js';
import type { Terminal } from './terminal.js';

const exitCodes = { good: 0, wrong: 1, misused: 2 } as const;

const footer = `
Exit codes: 0 good, 1 something is wrong or was found, 2 wrong use.
The answer goes to standard output and everything else to standard error: npm run --silent shop -- … --json | jq`;

/** Runs one command: parses, opens the shop when the command asks for it, prints the answer. Answers the exit code. */
export async function runCommandLine(args: readonly string[], terminal: Terminal): Promise<number> {
  let code: number = exitCodes.good;
  const program = programOf(terminal, async (task, call) => {
    code = await perform(task, call, terminal);
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? exitCodes.good : exitCodes.misused;
  }
}

function programOf(terminal: Terminal, act: Parameters<typeof declareTask>[2]): Command {
  const program = new Command('npm run shop --')
    .description('The shop from the command line, for whoever runs it.')
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
    return answer.wrong ? exitCodes.wrong : exitCodes.good;
  } catch (error) {
    return complain(error, json, terminal);
  } finally {
    await opened?.then((shop) => shop.close()).catch(() => undefined); // what could not be opened has been told
  }
}

function print({ text, data }: Answer, json: boolean, terminal: Terminal): void {
  const answer = json ? toJson(data) : text;
  if (answer) terminal.out(`${answer}\n`);
}

function complain(error: unknown, json: boolean, terminal: Terminal): number {
  const known = [
    RefusedError,
    UsageError,
    SkipRefusedError,
    BackupRefusedError,
    CannotStartError,
    DomainError,
    EventStoreUnavailableError,
  ];
  const told = known.some((kind) => error instanceof kind);
  const message = told ? (error as Error).message : errorHeadline(error);
  const code = error instanceof DomainError ? error.code : error instanceof UsageError ? 'usage' : 'refused';
  if (json) terminal.out(`${toJson({ error: { code: told ? code : 'internal', message } })}\n`);
  terminal.err(`✗ ${told ? message : errorText(error)}\n`);
  return error instanceof UsageError ? exitCodes.misused : exitCodes.wrong;
}
