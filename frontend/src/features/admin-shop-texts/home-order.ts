import {
  homeBlockHeading,
  homeBlockNames,
  homeBlocks,
  type HomeBlock,
} from '../../../../contracts/shop-texts/home-blocks.js';
import { nextId, typedBlock, type TypedBlock } from '../../ui/admin/blocks/markup';

export type HomePlace = (typeof homeBlocks)[HomeBlock]['place'];

const keysOf = (typed: readonly TypedBlock[]): HomeBlock[] =>
  typed.flatMap(({ key }) => homeBlockNames.find((name) => name === key) ?? []);

/** Returns the blocks of a place: the shown ones in their order, then the hidden ones. */
export function rowsOf(typed: readonly TypedBlock[], place: HomePlace): { key: HomeBlock; isShown: boolean }[] {
  const shown = keysOf(typed);
  const hidden = homeBlockNames.filter((name) => !shown.includes(name));
  const inPlace = (keys: HomeBlock[]) => keys.filter((key) => homeBlocks[key].place === place);
  return [
    ...inPlace(shown).map((key) => ({ key, isShown: true })),
    ...inPlace(hidden).map((key) => ({ key, isShown: false })),
  ];
}

/** Hides a block, or shows it as the last one of its place. */
export const toggled = (typed: readonly TypedBlock[], key: HomeBlock): TypedBlock[] =>
  typed.some((block) => block.key === key)
    ? typed.filter((block) => block.key !== key)
    : [...typed, typedBlock(homeBlockHeading(key), nextId(typed))];

/** Swaps a block with the one before or after it in its place. */
export function movedInPlace(typed: readonly TypedBlock[], key: HomeBlock, by: -1 | 1): TypedBlock[] {
  const shown = keysOf(typed).filter((other) => homeBlocks[other].place === homeBlocks[key].place);
  const other = shown[shown.indexOf(key) + by];
  const blockOf = (wanted: HomeBlock | undefined) => typed.find((block) => block.key === wanted);
  const [first, second] = [blockOf(key), blockOf(other)];
  if (!first || !second) return [...typed];
  return typed.map((block) => (block === first ? second : block === second ? first : block));
}
