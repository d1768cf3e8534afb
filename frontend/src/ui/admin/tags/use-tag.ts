import { TagSchema } from '../../../../../contracts/admin/tags.js';
import { useListSearch } from '../list/use-list-search';

/** The tag of the address; undefined when it is none. */
export function useTag(): string | undefined {
  const [{ tag }] = useListSearch();
  return tag === undefined ? undefined : TagSchema.safeParse(tag).data;
}
