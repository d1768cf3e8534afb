import { Link } from '../../../ui/button';

/** The way to what a line is about. */
export function StoryLink({ section, id, children }: { section: string; id: string; children: string }) {
  return (
    <Link
      to="/admin/$section"
      params={{ section }}
      search={{ open: id }}
      fontWeight="semibold"
      textDecoration="underline"
      textUnderlineOffset="4px"
      whiteSpace="nowrap"
    >
      {children}
    </Link>
  );
}
