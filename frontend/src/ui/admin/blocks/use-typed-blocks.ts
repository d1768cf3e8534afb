import { useState } from 'react';
import type { Block } from '../../../../../contracts/law/legal-pages.js';
import { blockOf, typedBlock, type TypedBlock } from './markup';

/**
 * A published text while staff edits it. `blocks` leaves out what is still empty. `startFrom` shows another text in its
 * place, unless staff typed on since.
 */
export function useTypedBlocks(published: readonly Block[]) {
  const before = published.map(typedBlock);
  const [typed, setTyped] = useState(before);
  const blocks = typed.map(blockOf).filter((block) => block !== null);
  const startFrom = (next: readonly Block[]) => setTyped((now) => (now === typed ? next.map(typedBlock) : now));
  return { typed, setTyped, startFrom, blocks, isChanged: textOf(typed) !== textOf(before) };
}

/** The order of keys differs between a typed and a stored block, so the text of each is compared. */
const textOf = (typed: readonly TypedBlock[]) => JSON.stringify(typed.map(({ kind, text }) => [kind, text]));
