import type { TypedBlock } from './markup';

/** Splits blocks into sections: each heading with the blocks up to the next one. */
export function sectionsOf(typed: readonly TypedBlock[]): TypedBlock[][] {
  const sections: TypedBlock[][] = [];
  for (const block of typed) {
    if (block.kind === 'heading' || sections.length === 0) sections.push([block]);
    else sections.at(-1)!.push(block);
  }
  return sections;
}
