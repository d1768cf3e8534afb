import { useShop } from './shop';

/** Returns the keys of the blocks that home shows, in the order of staff; undefined while staff changed nothing. */
export const useHomeBlocks = (): (string | undefined)[] | undefined =>
  useShop()
    .texts?.find(({ name }) => name === 'home-blocks')
    ?.blocks.map((block) => (block.kind === 'heading' ? block.key : undefined));

/** Returns those of the given parts of home that staff shows, in the order of staff. */
export function useShown<Part>(parts: Readonly<Record<string, Part>>): Part[] {
  const keys = useHomeBlocks() ?? Object.keys(parts);
  return keys.flatMap((key) => (key && Object.hasOwn(parts, key) ? [parts[key]!] : []));
}
