/** Keeps every page usable in a browser that translates it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { inRoot } from './lib/paths.mjs';
import { filesOf } from './lib/stamp.mjs';
import { looseTexts } from './lib/testing/loose-text.mjs';

const { options } = ts.getParsedCommandLineOfConfigFile(inRoot('frontend/tsconfig.json'), {}, ts.sys);

test('every text of the front end beside changing content has an element of its own', () => {
  const isPage = (path) => path.endsWith('.tsx') && !/\.spec\.tsx$|\/testing\//.test(path);
  expect(looseTexts(filesOf([inRoot('frontend/src')], isPage), options)).toEqual([]);
});

const refused = [
  '<p>{isOpen && <b />}{name}</p>',
  '<p>{isOpen ? <b /> : <p />} {copy.add}</p>',
  '<p>Hallo {name}</p>',
  '<p><b />{isOpen && copy.add}</p>',
  '<p>{isOpen ? <>{name}</> : <b />}</p>',
  'name',
];
const allowed = [
  '<p>{name}</p>',
  '<p>{isOpen ? name : copy.add}</p>',
  '<p>{`Hallo ${name}`}</p>',
  '<p>{isOpen && <b />}<b>{name}</b></p>',
  '<p><b /> {copy.add}</p>',
  '<p>Hallo <b>{name}</b>.</p>',
];

test('tells a text that shares its element with changing content from one that does not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'loose-text-'));
  const files = [...refused, ...allowed].map((jsx, number) => {
    const file = join(folder, `page-${number}.tsx`);
    writeFileSync(file, page(jsx));
    return file;
  });
  const found = looseTexts(files, { ...options, jsx: ts.JsxEmit.Preserve, types: [] });
  rmSync(folder, { recursive: true });
  expect(found).toEqual(files.slice(0, refused.length).map((file) => `${file}:4`));
});

const page = (
  jsx,
) => `declare namespace JSX { interface IntrinsicElements { p: object; b: object } interface Element { a: 1 } }
const copy = { add: 'Voeg toe' };
export type Props = { name: string; isOpen: boolean };
export function Page({ name, isOpen }: Props) { return ${jsx}; }
export {};`;
