import type { AdminProduct } from '../../../../../contracts/admin/products.js';
import { EditAndRemove } from '../../../ui/admin/list/edit-and-remove';
import { useDeleteProduct } from '../api';
import { productsCopy } from '../copy';

export function RowActions({ product, onEdit }: { product: AdminProduct; onEdit: () => void }) {
  return <EditAndRemove row={product} removal={useDeleteProduct()} copy={productsCopy} onEdit={onEdit} />;
}
