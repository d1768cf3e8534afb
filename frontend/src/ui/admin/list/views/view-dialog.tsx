import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { SaveViewSchema, type SavedView, type ViewedList } from '../../../../../../contracts/admin/saved-views.js';
import { askFirst } from '../../../../lib/confirm';
import { showToast } from '../../../../lib/toast';
import { Button } from '../../../controls/button';
import { FormDialog } from '../../dialog/dialog';
import { showFailure } from '../../form/failure';
import { CheckField, TextField } from '../../form/fields';
import { checkedBy, placeErrors, showUnplaced } from '../../form/form';
import { viewsCopy as copy } from './copy';
import type { Settings } from './view-settings';
import { useChangeView, useRemoveView, useSaveView } from './views-api';

interface ViewDialogProps {
  list: ViewedList;
  /** Null for a new one. */
  view: SavedView | null;
  settings: Settings;
  onClose: () => void;
}

/** Names a view and shares it with colleagues. */
export function ViewDialog({ list, view, settings, onClose }: ViewDialogProps) {
  const [id] = useState(() => view?.id ?? crypto.randomUUID());
  const save = useSaveView(list);
  const change = useChangeView(list);
  const form = useForm({
    resolver: checkedBy<{ name: string; isShared: boolean }>(SaveViewSchema, (values) => ({ id, settings, ...values })),
    defaultValues: { name: view?.name ?? '', isShared: view?.isShared ?? false },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await (view ? change.mutateAsync({ viewId: id, ...values }) : save.mutateAsync({ id, settings, ...values }));
      showToast({ title: copy.saved, tone: 'success' });
      onClose();
    } catch (error) {
      placeErrors(error, form.setError);
      showFailure(error, copy.failed);
    }
  }, showUnplaced);
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={view ? copy.edit(view.name) : copy.saveTitle}
      state={form.formState}
      onSubmit={submit}
    >
      <TextField label={copy.name} hint={copy.nameHint} error={errors.name?.message} {...form.register('name')} />
      <CheckField label={copy.share} hint={copy.shareHint} {...form.register('isShared')} />
      {view && <RemoveView list={list} view={view} onRemoved={onClose} />}
    </FormDialog>
  );
}

export function RemoveView({ list, view, onRemoved }: { list: ViewedList; view: SavedView; onRemoved: () => void }) {
  const removal = useRemoveView(list);
  const remove = async () => {
    if (!(await askFirst(copy.removeQuestion(view)))) return;
    removal.mutate(view.id, {
      onSuccess: () => {
        showToast({ title: copy.removed, tone: 'success' });
        onRemoved();
      },
      onError: (error) => showFailure(error, copy.removeFailed),
    });
  };
  return (
    <Button look="line" size="sm" justifySelf="start" disabled={removal.isPending} onClick={() => void remove()}>
      {copy.remove}
    </Button>
  );
}
