import { Button } from '../../controls/button';
import { adminCopy } from '../copy';
import { RowsIcon } from '../icons';
import { useRowHeight } from './row-height';

/** Switches the rows of every table between 40 and 48 px. On phones rows are as high as their text. */
export function RowHeightButton() {
  const { isComfortable, toggle } = useRowHeight();
  return (
    <Button
      look="line"
      size="icon"
      w="10"
      h="10"
      display={{ base: 'none', md: 'inline-flex' }}
      aria-label={adminCopy.comfortableRows}
      title={adminCopy.comfortableRows}
      aria-pressed={isComfortable}
      bg={isComfortable ? 'hover' : undefined}
      onClick={toggle}
      data-screen-only
    >
      <RowsIcon size="1.125rem" />
    </Button>
  );
}
