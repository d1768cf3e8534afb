import { useQuery } from '@tanstack/react-query';
import type { TaggedKind } from '../../../../../contracts/admin/tags.js';
import { useListSearch } from '../list/use-list-search';
import { StatusFilter } from '../status/status';
import { tagsCopy as copy } from './copy';
import { usedTagsQuery } from './tags-api';

/** Filters a list by a tag. Renders nothing while no record has one. */
export function TagFilter({ kind }: { kind: TaggedKind }) {
  const [{ tag }, setSearch] = useListSearch();
  const { data: used = [] } = useQuery(usedTagsQuery(kind));
  const names = tag && !used.includes(tag) ? [tag, ...used] : used;
  if (names.length === 0) return null;
  return (
    <StatusFilter
      label={copy.title}
      every={copy.every}
      names={Object.fromEntries(names.map((name) => [name, name]))}
      value={tag}
      onChange={(next) => setSearch({ tag: next })}
    />
  );
}
