import type { ListSearch } from '../../../ui/admin/list/list-search';
import { Link } from '../../../ui/controls/button';

interface StoryLinkProps {
  section: string;
  search: ListSearch;
  children: string;
}

/** A link to the subject of a line. */
export function StoryLink({ section, search, children }: StoryLinkProps) {
  return (
    <Link
      to="/admin/$section"
      params={{ section }}
      search={search}
      fontWeight="semibold"
      textDecoration="underline"
      textUnderlineOffset="4px"
      whiteSpace="nowrap"
    >
      {children}
    </Link>
  );
}
