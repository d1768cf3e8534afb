import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun } from '../../../scripts/lib/processes.mjs';
import { checkout } from './setup.mjs';
import { composeCommand } from './shop.mjs';

const block = /^( *)```\w*\n([^]*?)^\1```$/gm;

/** The one block of commands of a page in docs/ that contains `part`, without its indentation. */
export function commandOf(page, part) {
  const text = readFileSync(join(checkout, 'docs', `${page}.md`), 'utf8');
  const found = [...text.matchAll(block)].filter(([, , content]) => content.includes(part));
  if (found.length !== 1) throw new Error(`${page} has ${found.length} blocks with ${part}`);
  const [[, indentation, commands]] = found;
  return commands.replaceAll(new RegExp(`^${indentation}`, 'gm'), '');
}

const patienceMs = 600_000;

/** Runs commands in the checkout, with COMPOSE as the command for these options. Throws when one fails. */
export async function runCommands(text, options) {
  const COMPOSE = options && (await composeCommand(options));
  const env = { ...process.env, ...options?.env, ...(COMPOSE && { COMPOSE }) };
  return mustRun('commands of a page', 'sh', ['-ec', text], { cwd: checkout, env, timeout: patienceMs });
}
