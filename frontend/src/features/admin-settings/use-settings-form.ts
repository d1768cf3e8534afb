import { useRef } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type PathValue } from 'react-hook-form';
import type { ZodType } from 'zod';
import { showToast } from '../../lib/toast';
import { useUnsavedGuard } from '../../ui/admin/dialog/use-unsaved-guard';
import { showFailure } from '../../ui/admin/form/failure';
import { checkedBy, placeErrors, showUnplaced } from '../../ui/admin/form/form';
import { settingsCopy as copy } from './copy';

interface SettingsFormOptions<Saved, Values extends FieldValues, Body> {
  saved: Saved;
  /** Checks what `sent` makes of the fields. */
  schema: ZodType;
  typed: (saved: Saved) => Values;
  sent: (values: Values) => Body;
  save: { mutateAsync: (body: Body) => Promise<{ data: Saved }> };
}

/** A form of settings: saves once at a time, then shows what the server kept, and guards what is not saved. What staff types meanwhile stays. */
export function useSettingsForm<Saved, Values extends FieldValues, Body>({
  saved,
  schema,
  typed,
  sent,
  save,
}: SettingsFormOptions<Saved, Values, Body>) {
  const isUnderWay = useRef(false);
  const form = useForm<Values>({
    defaultValues: typed(saved) as DefaultValues<Values>,
    resolver: checkedBy(schema, sent),
  });
  const { isDirty, isSubmitting } = form.formState;
  useUnsavedGuard(isDirty && !isSubmitting);
  const send = async (values: Values) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const before = structuredClone(form.getValues());
    try {
      const { data } = await save.mutateAsync(sent(values));
      const typedMeanwhile = changesBetween(before, form.getValues());
      form.reset(typed(data));
      for (const [name, value] of typedMeanwhile) form.setValue(name, value, { shouldDirty: true });
      showToast({ title: copy.saved, tone: 'success' });
    } catch (error) {
      placeErrors(error, form.setError);
      showFailure(error, copy.failed);
    } finally {
      isUnderWay.current = false;
    }
  };
  return { ...form, isSaving: isSubmitting, submit: form.handleSubmit(send, showUnplaced) };
}

function changesBetween<Values extends FieldValues>(before: Values, after: Values) {
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return changed as [Path<Values>, PathValue<Values, Path<Values>>][];
}
