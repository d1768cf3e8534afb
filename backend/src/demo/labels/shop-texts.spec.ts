import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { heldSentences } from '../../../../contracts/food/claims/check-claims.js';
import { undecided } from '../../../../contracts/food/claims/check-product.js';
import { demoCategories, demoProducts } from '../catalogue.js';
import { demoLabels } from './demo-labels.js';
import { shopDecisions } from './shop-decisions.js';

const root = path.resolve(import.meta.dirname, '../../../..');
/** What customers read: the copy of the storefront, the vitamin test and the mails. */
const places = [
  'frontend/src/features/*copy*.ts',
  'frontend/src/features/support/content/*.ts',
  'frontend/src/lib/shop/quiz-words.ts',
  'contracts/quiz-recommendation.ts',
  'contracts/shop-texts/first-*.ts',
  'backend/src/mail-texts/templates/*.ts',
];
const files = execFileSync('git', ['ls-files', ...places], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !/\.spec\.|\/(?:admin-|staff\/)|sample/.test(file));

/** An identifier or an address, such as that of a picture, is no text. */
const isText = (text: string) => !/^(?:[a-z-]*|\/\S*)$/.test(text.trim());

function textsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    const isLiteral = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node);
    if (isLiteral && !ts.isImportDeclaration(node.parent)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts.filter(isText);
}

const context = {
  doses: null,
  sugars: Math.max(...Object.values(demoLabels).map(({ sugars }) => sugars)),
  names: demoProducts.map(({ name }) => name),
};
const heldIn = (texts: readonly string[]) => texts.flatMap((text) => heldSentences(text, context));

it('reads the texts of the storefront, the vitamin test and the mails', () => {
  expect(files.length).toBeGreaterThan(25);
  expect(files.flatMap(textsIn)).toEqual(
    expect.arrayContaining(['De lekkerste vitamines voor jouw gezondheid', 'omdat je de avond graag rustig afsluit']),
  );
});

it.each(files)('%s claims nothing that nobody decided on', (file) => {
  expect(undecided(heldIn(textsIn(file)), shopDecisions)).toEqual([]);
});

it('the categories of the demo claim nothing that nobody decided on', () => {
  const texts = demoCategories.flatMap(({ name, description }) => [name, description]);
  expect(undecided(heldIn(texts), shopDecisions)).toEqual([]);
});

it('has no decision on a text that is gone', () => {
  const categories = demoCategories.map(({ name }) => name);
  const held = heldIn([...files.flatMap(textsIn), ...categories]).map(({ sentence }) => sentence);
  expect(shopDecisions.filter(({ sentence }) => !held.includes(sentence))).toEqual([]);
});
