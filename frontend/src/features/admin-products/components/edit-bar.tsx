import { chakra } from '@chakra-ui/react';
import { mostEdited } from '../../../../../contracts/admin/product-edits.js';
import { SelectionBar } from '../../../ui/admin/table/selection-bar';
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
    <SelectionBar selection={selection} count={count} hidden={copy.hidden}>
      <Button look="ink" size="sm" disabled={isTooMany} onClick={() => onEdit(noEdit)}>
        {copy.edit}
      </Button>
      <Button look="line" size="sm" disabled={isTooMany} onClick={() => onEdit({ ...noEdit, status: 'archived' })}>
        {copy.archive}
      </Button>
      {isTooMany && <chakra.p color="danger">{copy.tooMany(mostEdited)}</chakra.p>}
    </SelectionBar>
  );
}
