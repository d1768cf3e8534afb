import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { inRoot } from './lib/paths.mjs';

const { services } = parse(readFileSync(inRoot('infra/docker-compose.yml'), 'utf8'), { merge: true });
const withValue = ['-v', '-e', '-u'];
const command = /docker compose(?: (?:-f|--profile|--env-file) \S+)* (run|exec|up|stop|start|restart|logs) ([^\n`]*)/g;

/** The services that the commands of a text name. */
function servicesIn(text) {
  return [...text.replaceAll(/\\\n/g, ' ').matchAll(command)].flatMap(([, verb, rest]) => {
    const words = rest.replaceAll(/'[^']*'|"[^"]*"/g, 'quoted').split(/\s+/);
    const named = words.filter((word, at) => !word.startsWith('-') && !withValue.includes(words[at - 1]));
    const end = named.findIndex((word) => !/^[a-z][a-z0-9-]*$/.test(word));
    const names = named.slice(0, end < 0 ? named.length : end);
    return verb === 'run' || verb === 'exec' ? names.slice(0, 1) : names;
  });
}

it('finds the service behind options and their values', () => {
  const text = 'docker compose -f a.yml run --rm -v x:/y \\\n  -T api node -e x\n`docker compose up -d redis worker`';
  expect(servicesIn(text)).toEqual(['api', 'redis', 'worker']);
});

const files = ['docs', 'infra'].flatMap((folder) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(md|yml|sh)$/.test(name))
    .map((name) => join(folder, name)),
);

it.each(['README.md', ...files])('%s names services that exist', (file) => {
  const unknown = servicesIn(readFileSync(inRoot(file), 'utf8')).filter((name) => !(name in services));
  expect(unknown).toEqual([]);
});
