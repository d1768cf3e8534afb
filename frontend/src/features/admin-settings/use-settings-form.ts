import { useRef } from 'react';
import { useQueryClient, type FetchQueryOptions } from '@tanstack/react-query';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import { saveSettings } from '../../../../contracts/settings.js';
import { refuses } from '../../lib/http/endpoints';
import { showToast } from '../../lib/toast';
import { useUnsavedGuard } from '../../ui/admin/dialog/use-unsaved-guard';
import { showFailure } from '../../ui/admin/form/failure';
import {
  changesBetween,
  checkedBy,
  outdated,
  placeErrors,
  resetExcept,
  showPresent,
  showUnplaced,
} from '../../ui/admin/form/form';
import { settingsCopy as copy } from './copy';

interface SettingsFormOptions<Saved, Values extends FieldValues, Body> {
  saved: Saved;
  /** Reads what is saved now. */
  query: FetchQueryOptions<Saved>;
  /** Checks what `sent` makes of the fields. */
  schema: ZodType;
  typed: (saved: Saved) => Values;
  sent: (values: Values) => Body;
  save: { mutateAsync: (body: Body) => Promise<{ data: Saved }> };
}

/**
 * A form of settings: saves once at a time, then shows what the server kept, and guards what is not saved. What staff
 * types meanwhile stays. `frame` is for `SettingsForm`.
 */
export function useSettingsForm<Saved, Values extends FieldValues, Body>({
  saved,
  query,
  schema,
  typed,
  sent,
  save,
}: SettingsFormOptions<Saved, Values, Body>) {
  const isUnderWay = useRef(false);
  const queryClient = useQueryClient();
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
      resetExcept(form, typed(data), typedMeanwhile);
      showToast({ title: copy.saved, tone: 'success' });
    } catch (error) {
      // Each form of settings is refused by this code.
      if (refuses(saveSettings, error, 'conflict')) return form.setError('root', outdated);
      placeErrors(error, form.setError);
      showFailure(error, copy.failed);
    } finally {
      isUnderWay.current = false;
    }
  };
  const reload = async () => showPresent(form, typed(await queryClient.fetchQuery(query)));
  const { root: error } = form.formState.errors;
  const submit = form.handleSubmit(send, showUnplaced);
  return { ...form, frame: { isSaving: isSubmitting, error, onSubmit: submit, onReload: reload } };
}
