import type { ReactNode } from 'react';
import { useMayOpen } from '../../../lib/staff/may';
import { Link } from '../../controls/button';
import { recordPaths, type RecordSection } from './record-paths';

interface RecordLinkProps {
  of: RecordSection | 'customers' | 'subscriptions' | 'returns' | 'products';
  reference: string | number;
  children: ReactNode;
}

const look = { textDecoration: 'underline', textUnderlineOffset: '3px' } as const;

/** A link to the page of a record. Its text only, for a member of staff who may not open it. */
export function RecordLink({ of, reference, children }: RecordLinkProps) {
  const mayOpen = useMayOpen();
  if (!mayOpen(of)) return <span>{children}</span>;
  if (of === 'orders')
    return (
      <Link to={recordPaths[of]} params={{ reference: String(reference) }} {...look}>
        {children}
      </Link>
    );
  return (
    <Link to="/admin/$section" params={{ section: of }} search={{ open: String(reference) }} {...look}>
      {children}
    </Link>
  );
}
