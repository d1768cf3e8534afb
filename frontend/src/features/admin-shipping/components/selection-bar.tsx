import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/format';
import { adminCopy } from '../../../ui/admin/copy';
import type { Selection } from '../../../ui/admin/table/use-selection';
import { Button } from '../../../ui/controls/button';
import { shippingCopy as copy } from '../copy';

interface SelectionBarProps {
  selection: Selection;
  count: number;
  children: ReactNode;
}

/** The number of ticked rows with their papers, below the filters. Renders nothing without one. */
export function SelectionBar({ selection, count, children }: SelectionBarProps) {
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
      {selection.hidden > 0 && <chakra.p color="muted">{copy.hidden(formatNumber(selection.hidden))}</chakra.p>}
      <Button look="quiet" size="sm" onClick={() => selection.set([])}>
        {adminCopy.clearSelection}
      </Button>
    </chakra.div>
  );
}
