import {
  ProductEditSchema,
  type editedStatuses,
  type PreviewedProduct,
  type PreviewProductEdit,
  type priceEdits,
} from '../../../../contracts/admin/product-edits.js';
import { sentAmount } from '../../ui/admin/form/form';

export interface EditValues {
  by: (typeof priceEdits)[number];
  value: string;
  isRounded: boolean;
  categoryId: string;
  status: (typeof editedStatuses)[number] | '';
  publishFrom: string;
}

export const noEdit: EditValues = {
  by: 'percentage',
  value: '',
  isRounded: true,
  categoryId: '',
  status: '',
  publishFrom: '',
};

/** Builds the request body of what staff filled in. Empty fields change nothing. */
function editFrom({ by, value, isRounded, categoryId, status, publishFrom }: EditValues): PreviewProductEdit['edit'] {
  return {
    ...(value.trim() && { price: { by, value: Number(sentAmount(value)), isRounded } }),
    ...(categoryId && { categoryId: Number(categoryId) }),
    ...(status && { status }),
    ...(status === 'active' && publishFrom && { publishFrom }),
  };
}

/** The edit, once something is filled in; else the sentence that says what is wrong, or neither. */
export function readEdit(values: EditValues): { edit?: PreviewProductEdit['edit']; error?: string } {
  const edit = editFrom(values);
  if (Object.keys(edit).length === 0) return {};
  const { error } = ProductEditSchema.safeParse(edit);
  return error ? { error: error.issues[0]?.message } : { edit };
}

/** The products that an edit changes. */
export const changedIn = (preview: readonly PreviewedProduct[]): PreviewedProduct[] =>
  preview.filter(({ after }) => Object.keys(after).length > 0);
