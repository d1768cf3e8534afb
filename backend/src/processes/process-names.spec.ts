import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Process } from '../platform/event-sourcing/readers/process.js';
import { allProcesses } from './index.js';

const camelCase = (words: string) => words.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const files = readdirSync(__dirname).flatMap((file) => /^(when-.+)\.process\.ts$/.exec(file)?.[1] ?? []);

async function load(file: string): Promise<Process | undefined> {
  const exported = (await import(join(__dirname, `${file}.process`))) as Record<string, Process>;
  return exported[camelCase(file)];
}

it.each(files)('%s handles the events of its name and is registered', async (file) => {
  const process = await load(file);
  const events = /^when-(.+)-then-/
    .exec(file)![1]!
    .split('-or-')
    .map((event) => camelCase(`-${event}`));
  expect(Object.keys(process?.on ?? {})).toEqual(expect.arrayContaining(events));
  expect(allProcesses).toContain(process);
});
