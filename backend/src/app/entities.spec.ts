import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { entities } from './entities.js';

it('lists every class that is an entity, for a table outside the list responds with 500', () => {
  const source = resolve(__dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => /[^c]\.ts$/.test(path));
  const declared = files.flatMap((path) =>
    [...readFileSync(join(source, path), 'utf8').matchAll(/^@Entity\('[^]*?^export class (\w+)/gm)].map(
      ([, name]) => name,
    ),
  );
  expect(declared.length).toBeGreaterThan(30);
  const listed = entities.map(({ name }) => name);
  expect(declared.filter((name) => !listed.includes(name!))).toEqual([]);
});
