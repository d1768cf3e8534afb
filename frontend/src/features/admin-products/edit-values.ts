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
  purpose: string;
  /** Takes the text away; `purpose` then counts for nothing. */
  clearsPurpose: boolean;
  flavour: string;
  clearsFlavour: boolean;
}

type EditErrors = Partial<Record<'value' | 'purpose' | 'flavour', string>>;

export const noEdit: EditValues = {
  by: 'percentage',
  value: '',
  isRounded: true,
  categoryId: '',
  status: '',
  publishFrom: '',
  purpose: '',
  clearsPurpose: false,
  flavour: '',
  clearsFlavour: false,
};

/** Builds the request body of what staff filled in. Empty fields change nothing. */
function editFrom({
  by,
  value,
  isRounded,
  categoryId,
  status,
  publishFrom,
  ...texts
}: EditValues): PreviewProductEdit['edit'] {
  const purpose = texts.clearsPurpose ? null : texts.purpose.trim() || undefined;
  const flavour = texts.clearsFlavour ? null : texts.flavour.trim() || undefined;
  return {
    ...(value.trim() && { price: { by, value: Number(sentAmount(value)), isRounded } }),
    ...(categoryId && { categoryId: Number(categoryId) }),
    ...(status && { status }),
    ...(status === 'active' && publishFrom && { publishFrom }),
    ...(purpose !== undefined && { purpose }),
    ...(flavour !== undefined && { flavour }),
  };
}

/** The edit, once something is filled in; else the sentence that says what is wrong, by field, or neither. */
export function readEdit(values: EditValues): { edit?: PreviewProductEdit['edit']; errors?: EditErrors } {
  const edit = editFrom(values);
  if (Object.keys(edit).length === 0) return {};
  const { error } = ProductEditSchema.safeParse(edit);
  if (!error) return { edit };
  return { errors: Object.fromEntries(error.issues.map(({ path, message }) => [fieldOf(path), message]).toReversed()) };
}

/** The field that an issue is shown at: that of the price, unless it is about another text. */
const fieldOf = ([field]: readonly PropertyKey[]) => (field === 'purpose' || field === 'flavour' ? field : 'value');

/** The products that an edit changes. */
export const changedIn = (preview: readonly PreviewedProduct[]): PreviewedProduct[] =>
  preview.filter(({ after }) => Object.keys(after).length > 0);
