import { useLocation, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { Link } from '../../controls/button';
import { LeftIcon } from '../icons';
import type { RecordSection } from './record-paths';

/** Leads to the list of a record. Goes back when the record was opened from it, which keeps its filters and scroll position. */
export function ToList({ section, children }: { section: RecordSection; children: string }) {
  const { history } = useRouter();
  const isFromList = useLocation({ select: ({ state }) => state.isFromList });
  const goBack = (event: MouseEvent) => {
    if (!isFromList || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.back();
  };
  return (
    <Link
      to="/admin/$section"
      params={{ section }}
      onClick={goBack}
      display="inline-flex"
      alignItems="center"
      gap="1"
      minH="10"
      fontWeight="semibold"
      rounded="small"
    >
      <LeftIcon size="1rem" />
      <span>{children}</span>
    </Link>
  );
}
