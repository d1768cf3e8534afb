import type { AdminDiscountCode } from '../../../../../contracts/discounts.js';
import { RemoveButton } from '../../../ui/admin/list/remove-button';
import { useDeleteDiscountCode } from '../api';
import { codesCopy } from '../copy';

interface DeleteDiscountCodeProps {
  code: AdminDiscountCode;
  onRemoved?: () => void;
}

export function DeleteDiscountCode({ code: { id, code: name }, onRemoved }: DeleteDiscountCodeProps) {
  return <RemoveButton row={{ id, name }} removal={useDeleteDiscountCode()} copy={codesCopy} onRemoved={onRemoved} />;
}
