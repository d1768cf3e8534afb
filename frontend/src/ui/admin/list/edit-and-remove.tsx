import { IconButton } from '../icon-button';
import { PencilIcon } from '../icons';
import { RemoveButton, type RemoveButtonProps } from './remove-button';

interface EditAndRemoveProps extends RemoveButtonProps {
  copy: RemoveButtonProps['copy'] & { edit: (name: string) => string };
  onEdit: () => void;
}

/** The buttons of a row that edit it, or remove it after a question. */
export function EditAndRemove({ onEdit, ...removal }: EditAndRemoveProps) {
  return (
    <>
      <IconButton label={removal.copy.edit(removal.row.name)} onClick={onEdit}>
        <PencilIcon size="1.25rem" />
      </IconButton>
      <RemoveButton {...removal} />
    </>
  );
}
