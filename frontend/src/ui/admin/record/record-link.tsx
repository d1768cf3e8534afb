import type { ReactNode } from 'react';
import { useMayOpen } from '../../../lib/staff/may';
import { Link } from '../../controls/button';
import { recordPaths, type RecordSection } from './record-paths';

interface RecordLinkProps {
  of: RecordSection;
  reference: string | number;
  children: ReactNode;
}

/** A link to the page of a record. Its text only, for a member of staff who may not open it. */
export function RecordLink({ of, reference, children }: RecordLinkProps) {
  const mayOpen = useMayOpen();
  if (!mayOpen(of)) return <span>{children}</span>;
  return (
    <Link
      to={recordPaths[of]}
      params={{ reference: String(reference) }}
      textDecoration="underline"
      textDecorationColor="outline"
      _hover={{ textDecorationColor: 'ink' }}
      textUnderlineOffset="3px"
    >
      {children}
    </Link>
  );
}
