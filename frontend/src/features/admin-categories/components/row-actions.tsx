import type { Category } from '../../../../../contracts/catalog.js';
import { EditAndRemove } from '../../../ui/admin/list/edit-and-remove';
import { useDeleteCategory } from '../api';
import { categoriesCopy } from '../copy';

/** Edits or deletes a category. The server refuses to delete one with products. */
export function RowActions({ category, onEdit }: { category: Category; onEdit: () => void }) {
  return <EditAndRemove row={category} removal={useDeleteCategory()} copy={categoriesCopy} onEdit={onEdit} />;
}
