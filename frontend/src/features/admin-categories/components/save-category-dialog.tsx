import { useForm } from 'react-hook-form';
import { CategoryFormSchema } from '../../../../../contracts/admin/categories.js';
import { slugFrom } from '../../../../../contracts/admin/slug.js';
import type { Category } from '../../../../../contracts/catalog.js';
import { showToast } from '../../../lib/toast';
import { FormDialog } from '../../../ui/admin/dialog/dialog';
import { showFailure } from '../../../ui/admin/form/failure';
import { InlineButton, TextArea, TextField } from '../../../ui/admin/form/fields';
import { checkedBy, placeErrors, showUnplaced } from '../../../ui/admin/form/form';
import { useSaveCategory, type CategoryFormInput } from '../api';
import { categoriesCopy as copy } from '../copy';

type Values = Record<'name' | 'slug' | 'description', string>;

interface SaveCategoryDialogProps {
  isOpen: boolean;
  /** Null for a new one. */
  category: Category | null;
  onClose: () => void;
}

export function SaveCategoryDialog({ isOpen, category, onClose }: SaveCategoryDialogProps) {
  const save = useSaveCategory();
  const { register, handleSubmit, setError, getValues, setValue, formState } = useForm<Values>({
    defaultValues: {
      name: category?.name ?? '',
      slug: category?.slug ?? '',
      description: category?.description ?? '',
    },
    resolver: checkedBy(CategoryFormSchema, bodyOf),
  });
  const send = async (values: Values) => {
    try {
      await save.mutateAsync({ id: category?.id ?? null, body: bodyOf(values) });
      showToast({ title: category ? copy.saved : copy.created, tone: 'success' });
      onClose();
    } catch (error) {
      placeErrors(error, setError);
      showFailure(error, copy.failed);
    }
  };
  const field = (name: keyof Values) => ({
    label: copy[name],
    error: formState.errors[name]?.message,
    ...register(name),
  });
  const generate = () =>
    setValue('slug', slugFrom(getValues('name')), { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={category ? copy.edit(category.name) : copy.add}
      state={formState}
      onSubmit={handleSubmit(send, showUnplaced)}
    >
      <TextField {...field('name')} />
      <TextField
        {...field('slug')}
        spellCheck={false}
        hint={category ? copy.slugHint : undefined}
        action={<InlineButton onClick={generate}>{copy.generateSlug}</InlineButton>}
      />
      <TextArea {...field('description')} />
    </FormDialog>
  );
}

function bodyOf({ name, slug, description }: Values): CategoryFormInput {
  return { name, slug: slug.trim(), description: description.trim() || null };
}
