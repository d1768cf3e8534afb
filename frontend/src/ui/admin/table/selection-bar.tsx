import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/format';
import { Button } from '../../controls/button';
import { adminCopy } from '../copy';
import type { Selection } from './use-selection';

interface SelectionBarProps {
  selection: Selection;
  count: number;
  /** The sentence about ticked rows that the filter leaves out. */
  hidden: (count: string) => string;
  children: ReactNode;
}

/** The number of ticked rows and what staff can do with them, below the filters. Renders nothing without one. */
export function SelectionBar({ selection, count, hidden, children }: SelectionBarProps) {
  if (count === 0) return null;
  return (
    <chakra.div
      role="group"
      aria-label={adminCopy.selected(formatNumber(count))}
      display="flex"
      gap="3"
      alignItems="center"
      flexWrap="wrap"
      px="4"
      py="2"
      mb="4"
      rounded="input"
      bg="stone"
      data-screen-only
    >
      <chakra.p fontWeight="semibold" role="status">
        {adminCopy.selected(formatNumber(count))}
      </chakra.p>
      {children}
      {selection.hidden > 0 && <chakra.p color="muted">{hidden(formatNumber(selection.hidden))}</chakra.p>}
      <Button look="quiet" size="sm" onClick={() => selection.set([])}>
        {adminCopy.clearSelection}
      </Button>
    </chakra.div>
  );
}
