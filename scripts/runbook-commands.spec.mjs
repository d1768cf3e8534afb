import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inRoot, root } from './lib/paths.mjs';

const { services } = parse(readFileSync(inRoot('infra/docker-compose.yml'), 'utf8'), { merge: true });
const withValue = ['-v', '-e', '-u'];
const verbs = 'build|cp|exec|kill|logs|ps|restart|rm|run|start|stop|up';
const command = new RegExp(
  `(?:docker compose(?: +(?:-f|--profile|--env-file) \\S+)*|\\$COMPOSE) +(${verbs})\\b([^\\n\`]*)`,
  'g',
);

/** The services that the commands of a text name. A line that ends with a backslash continues on the next. */
function servicesIn(text) {
  return [...text.replaceAll(/\\\n[#\s]*/g, ' ').matchAll(command)].flatMap(([, verb, rest]) => {
    const words = rest
      .replaceAll(/'[^']*'|"[^"]*"/g, 'quoted')
      .trim()
      .split(/\s+/);
    const named = words.filter((word, at) => !word.startsWith('-') && !withValue.includes(words[at - 1]));
    const end = named.findIndex((word) => !/^[a-z][a-z0-9-]*$/.test(word));
    const names = named.slice(0, end < 0 ? named.length : end);
    return verb === 'run' || verb === 'exec' ? names.slice(0, 1) : names;
  });
}

it.each([
  ['docker compose -f a.yml run --rm -v x:/y \\\n  -T api node -e x', ['api']],
  ['A=… docker compose -f a.yml --env-file b.env \\\n#     --profile shop up -d --build redis', ['redis']],
  ['`$COMPOSE up -d redis worker`', ['redis', 'worker']],
  ['docker compose ps -q', []],
])('finds the services behind options and their values: %s', (text, names) => {
  expect(servicesIn(text)).toEqual(names);
});

const files = execFileSync('git', ['ls-files', '-z', 'README.md', 'docs', 'infra'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((name) => /\.(md|yml|sh)$/.test(name));

it('reads the runbooks', () => {
  expect(files).toContain('docs/runbooks/restore.md');
  expect(servicesIn(readFileSync(inRoot('docs/runbooks/point-in-time-restore.md'), 'utf8')).length).toBeGreaterThan(9);
});

it.each(files)('%s names services that exist', (file) => {
  const unknown = servicesIn(readFileSync(inRoot(file), 'utf8')).filter((name) => !(name in services));
  expect(unknown).toEqual([]);
});
