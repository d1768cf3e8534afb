import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../controls/button';
import { recordPaths, type RecordSection } from './record-paths';

interface NeighbourLinkProps {
  section: RecordSection;
  /** Null at the end of the list. */
  reference: string | null;
  label: string;
  children: ReactNode;
}

/** Leads to the record before or after this one. It replaces the page, so that Back leads to the list. */
export function NeighbourLink({ section, reference, label, children }: NeighbourLinkProps) {
  const named = { look: 'quiet', size: 'icon', 'aria-label': label, title: label } as const;
  if (reference === null)
    return (
      <Button {...named} aria-disabled opacity={0.3} cursor="default">
        {children}
      </Button>
    );
  return (
    <ButtonLink {...named} to={recordPaths[section]} params={{ reference }} replace state={true}>
      {children}
    </ButtonLink>
  );
}
