import { chakra } from '@chakra-ui/react';
import { mostEdited } from '../../../../../contracts/admin/product-edits.js';
import { formatNumber } from '../../../lib/format';
import { adminCopy } from '../../../ui/admin/copy';
import type { Selection } from '../../../ui/admin/table/use-selection';
import { Button } from '../../../ui/controls/button';
import { editCopy as copy } from '../edit-copy';
import { noEdit, type EditValues } from '../edit-values';

interface EditBarProps {
  selection: Selection;
  /** `start`: what is filled in already. */
  onEdit: (start: EditValues) => void;
}

/** What staff can do with the ticked products. */
export function EditBar({ selection, onEdit }: EditBarProps) {
  const count = selection.ids.size;
  if (count === 0) return null;
  const isTooMany = count > mostEdited;
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
      <Button look="ink" size="sm" disabled={isTooMany} onClick={() => onEdit(noEdit)}>
        {copy.edit}
      </Button>
      <Button look="line" size="sm" disabled={isTooMany} onClick={() => onEdit({ ...noEdit, status: 'archived' })}>
        {copy.archive}
      </Button>
      {isTooMany && <chakra.p color="danger">{copy.tooMany(mostEdited)}</chakra.p>}
      {selection.hidden > 0 && <chakra.p color="muted">{copy.hidden(formatNumber(selection.hidden))}</chakra.p>}
      <Button look="quiet" size="sm" onClick={() => selection.set([])}>
        {adminCopy.clearSelection}
      </Button>
    </chakra.div>
  );
}
