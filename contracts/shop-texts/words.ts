import type { Block } from '../legal-pages.js';

/** Returns the words of headings, paragraphs and lists without their formatting. */
export const wordsOf = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) => {
      if (block.kind === 'heading') return [[block]];
      return block.kind === 'paragraph' ? [block.spans] : block.kind === 'list' ? block.items : [];
    })
    .map((spans) => spans.map(({ text }) => text).join(''))
    .join('\n');
