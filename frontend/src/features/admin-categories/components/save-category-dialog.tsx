import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { changeCategory, CategoryFormSchema, type AdminCategory } from '../../../../../contracts/admin/categories.js';
import { slugFrom } from '../../../../../contracts/admin/slug.js';
import { refuses } from '../../../lib/http/endpoints';
import { showToast } from '../../../lib/toast';
import { FormDialog } from '../../../ui/admin/dialog/dialog';
import { showFailure } from '../../../ui/admin/form/failure';
import { InlineButton, TextArea, TextField } from '../../../ui/admin/form/fields';
import { checkedBy, outdated, placeErrors, showPresent, showUnplaced } from '../../../ui/admin/form/form';
import { adminCategoriesQuery, useSaveCategory, type CategoryFormInput } from '../api';
import { categoriesCopy as copy } from '../copy';

type Values = Record<'name' | 'slug' | 'description', string>;

interface SaveCategoryDialogProps {
  isOpen: boolean;
  /** Null for a new one. */
  category: AdminCategory | null;
  onClose: () => void;
}

export function SaveCategoryDialog({ isOpen, category, onClose }: SaveCategoryDialogProps) {
  const save = useSaveCategory();
  const queryClient = useQueryClient();
  const [loaded, setLoaded] = useState(category);
  const form = useForm<Values>({
    defaultValues: valuesOf(category),
    resolver: checkedBy(CategoryFormSchema, bodyOf),
  });
  const { register, handleSubmit, setError, getValues, setValue, formState } = form;
  const send = async (values: Values) => {
    try {
      await save.mutateAsync({ category: loaded, body: bodyOf(values) });
      showToast({ title: category ? copy.saved : copy.created, tone: 'success' });
      onClose();
    } catch (error) {
      if (refuses(changeCategory, error, 'conflict')) return setError('root', outdated);
      placeErrors(error, setError);
      showFailure(error, copy.failed);
    }
  };
  const reload = async () => {
    const now = (await queryClient.fetchQuery(adminCategoriesQuery)).find(({ id }) => id === category?.id);
    if (!now) return;
    setLoaded(now);
    showPresent(form, valuesOf(now));
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
      onReload={reload}
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

function valuesOf(category: AdminCategory | null): Values {
  return { name: category?.name ?? '', slug: category?.slug ?? '', description: category?.description ?? '' };
}

function bodyOf({ name, slug, description }: Values): CategoryFormInput {
  return { name, slug: slug.trim(), description: description.trim() || null };
}
