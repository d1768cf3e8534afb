import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun } from '../../../scripts/lib/processes.mjs';
import { checkout } from './setup.mjs';
import { composeCommand } from './shop.mjs';

/** The block of commands of a runbook that contains `part`, without its indentation. */
export function commandOf(runbook, part) {
  const text = readFileSync(join(checkout, 'docs/runbooks', `${runbook}.md`), 'utf8');
  const blocks = [...text.matchAll(/^( *)```(?:sh)?\n([^]*?)^\1```/gm)];
  const found = blocks.find(([, , content]) => content.includes(part));
  if (!found) throw new Error(`${runbook} has no commands with ${part}`);
  return found[2].replaceAll(new RegExp(`^${found[1]}`, 'gm'), '');
}

/** Runs commands of a runbook, with `docker compose -f …` replaced by the command for these options. */
export async function runCommands(text, { cwd = checkout, options } = {}) {
  const compose = options ? await composeCommand(options) : '';
  const commands = compose ? text.replaceAll(/docker compose( -f \S+)+/g, compose) : text;
  return mustRun('commands of a runbook', 'sh', ['-ec', commands], { cwd, env: { ...process.env, ...options?.env } });
}
