import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot, root } from './lib/paths.mjs';

/** This file quotes the phrases. The others are generated from sources that this test also reads. */
const filesToSkip = ['scripts/prose.spec.mjs', 'docs/events.md', 'docs/map.md', 'package-lock.json'];

/** Regular expressions of house phrases, with the term to use instead. A space also matches a line break in a comment. */
const phrases = [
  ['lets? go', 'releases'],
  ['letting go', 'releasing'],
  ['gives? (?:money |pieces |stock |it |them )?back', 'releases, returns or refunds'],
  ['giving (?:money |pieces |stock |it |them )?back', 'releasing, returning or refunding'],
  ['bears', 'tolerates, is idempotent'],
  ['(?:money|payments?) (?:comes?|came|coming) in', 'is received'],
  ['(?:the )?money is in', 'is captured'],
  ['orders? falls?', 'is cancelled'],
  ['(?:is|are|was|were) told of', 'receives'],
  ['hears? of', 'receives'],
  ['made[- ]up(?! of)', 'stubbed, generated'],
  ['looked at', 'verified, read'],
  ['seen to hold', 'verified'],
  ['stands? (?:in|on)', 'is stored in, is listed on'],
  ['(?:answers|(?:is|are|was|were) answered) with', 'responds with, returns'],
  ['(?:asks?|asked) (?:the (?:database|event store|log)|Postgres|Redis|EventStoreDB)', 'queries'],
  ['the same below a span of before', 'continues the remote parent span'],
  ['how it goes', 'the name of the thing: the statement that erases it'],
  ['wins often: it knows already', 'Contended streams favour the process that already holds the latest revision'],
  ['halves what does not go in', 'bisects a failing batch'],
  ['one conditional write before a guess', 'counts the attempt atomically before checking it'],
  ['every other time at once', 'kills the process now or at the next failpoint, 50/50'],
  ['(?:who|he who) dies', 'the session ends'],
  ['stock hold', 'stock reservation'],
].map(([phrase, instead]) => [
  new RegExp(`(?<![\\w-])${phrase.replaceAll(' ', String.raw`[\s*/#>]+`)}(?![\\w-])`, 'gi'),
  instead,
]);

const isRead = (path) =>
  /\.(?:tsx?|mjs|cjs|md|ya?ml)$/.test(path) && !/\.gen\.ts$/.test(path) && !filesToSkip.includes(path);

/** `file:line: phrase (say: …)` for each house phrase of a text. */
function findings(path, text) {
  return phrases.flatMap(([expression, instead]) =>
    [...text.matchAll(expression)].map(({ 0: phrase, index }) => {
      const line = text.slice(0, index).split('\n').length;
      return `${path}:${line}: ${phrase.replace(/[\s*/#>]+/g, ' ')} (say: ${instead})`;
    }),
  );
}

const trackedFiles = () => execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');

it('uses the terms of the field instead of house phrases', () => {
  const found = trackedFiles()
    .filter(isRead)
    .flatMap((path) => findings(path, readFileSync(inRoot(path), 'utf8')));
  expect(found).toEqual([]);
});

it('finds a phrase across a line break of a comment, with file and line', () => {
  expect(findings('a.ts', '/**\n * The sweep lets\n * go of the pieces.\n */')).toEqual([
    'a.ts:2: lets go (say: releases)',
  ]);
});

it('ignores a phrase inside a file name', () => {
  expect(findings('a.md', '[14](0014-stock-bears-any-order.md)')).toEqual([]);
});
