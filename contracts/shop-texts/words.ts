import type { Block } from '../law/legal-pages.js';

type Sentence = readonly { text: string }[];

/** Returns the words of headings, paragraphs and lists without their formatting. */
export const wordsOf = (blocks: readonly Block[]): string =>
  blocks
    .flatMap(sentencesIn)
    .map((parts) => parts.map(({ text }) => text).join(''))
    .join('\n');

function sentencesIn(block: Block): readonly Sentence[] {
  if (block.kind === 'heading') return [[block]];
  return block.kind === 'paragraph' ? [block.spans] : block.kind === 'list' ? block.items : [];
}
