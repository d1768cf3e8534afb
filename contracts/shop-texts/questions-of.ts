import type { Block } from '../law/legal-pages.js';

/** A question and its answer. `key`: see `FirstQuestion`. */
export interface QuestionBlocks {
  key?: string;
  question: string;
  answer: Block[];
}

/** Returns the questions of a text: each heading with the blocks up to the next one. Ignores blocks before the first. */
export function questionsOf(blocks: readonly Block[]): QuestionBlocks[] {
  const questions: QuestionBlocks[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') {
      const { key, text: question } = block;
      questions.push({ ...(key === undefined ? {} : { key }), question, answer: [] });
    } else questions.at(-1)?.answer.push(block);
  }
  return questions;
}
