import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ChangeEvent } from 'react';
import { editedStatuses, priceEdits } from '../../../../../contracts/admin/product-edits.js';
import { Dialog } from '../../../ui/admin/dialog/dialog';
import { useUnsavedGuard } from '../../../ui/admin/dialog/use-unsaved-guard';
import { showFailure } from '../../../ui/admin/form/failure';
import { CheckField, FieldGrid, SelectField, TextField } from '../../../ui/admin/form/fields';
import { FormBody } from '../../../ui/admin/form/form-body';
import { Options } from '../../../ui/controls/options';
import { adminCategoriesQuery } from '../api';
import { editCopy as copy, priceEditNames } from '../edit-copy';
import { changedIn, readEdit, type EditValues } from '../edit-values';
import { useStartEdit } from '../edits-api';
import { useEditPreview } from '../use-edit-preview';
import { EditPreview } from './edit-preview';
import { EditProgress } from './edit-progress';

export interface EditProductsDialogProps {
  productIds: readonly number[];
  /** What is filled in already. */
  start: EditValues;
  /** Called with the ids of products that leave the list, because the server archives them. */
  onArchive: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** Changes several products: shows meanwhile what changes, applies it, and takes it back. */
export function EditProductsDialog({ productIds, start, onArchive, onClose }: EditProductsDialogProps) {
  const [values, setValues] = useState(start);
  const [editId, setEditId] = useState<string | null>(null);
  const starting = useStartEdit();
  const isDirty = JSON.stringify(values) !== JSON.stringify(start);
  const mayClose = useUnsavedGuard(isDirty && !starting.isPending && editId === null);
  const close = async () => {
    if (await mayClose()) onClose();
  };
  return (
    <Dialog isOpen onClose={() => void close()} title={copy.title(productIds.length)}>
      {editId ? (
        <EditProgress editId={editId} onClose={onClose} />
      ) : (
        <EditForm
          {...{ productIds, values, setValues, starting, onArchive }}
          onCancel={() => void close()}
          onStarted={setEditId}
        />
      )}
    </Dialog>
  );
}

type BoxName = 'isRounded' | 'clearsPurpose' | 'clearsFlavour';

interface EditFormProps extends Pick<EditProductsDialogProps, 'productIds' | 'onArchive'> {
  values: EditValues;
  setValues: (values: EditValues) => void;
  starting: ReturnType<typeof useStartEdit>;
  onCancel: () => void;
  onStarted: (editId: string) => void;
}

function EditForm({ productIds, values, setValues, starting, onArchive, onCancel, onStarted }: EditFormProps) {
  const categories = useQuery(adminCategoriesQuery);
  const { edit, errors } = readEdit(values);
  const { preview, isFailed } = useEditPreview(productIds, edit);
  const changed = changedIn(preview ?? []);
  const idOf = useEditId();
  const apply = async () => {
    if (changed.length === 0) return;
    try {
      const lines = changed.map(({ productId, before, after }) => ({ productId, before, after }));
      const id = idOf(JSON.stringify(lines));
      await starting.mutateAsync({ id, lines });
      if (edit?.status === 'archived') onArchive(productIds.map(String));
      onStarted(id);
    } catch (failure) {
      showFailure(failure, copy.startFailed);
    }
  };
  const box = (name: BoxName) => ({
    label: copy.fields[name],
    checked: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setValues({ ...values, [name]: target.checked }),
  });
  const field = (name: Exclude<keyof EditValues, BoxName>) => ({
    label: copy.fields[name],
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setValues({ ...values, [name]: target.value }),
  });
  return (
    <FormBody isSaving={starting.isPending} onSubmit={apply} onCancel={onCancel} action={copy.apply(changed.length)}>
      <FieldGrid>
        <SelectField {...field('by')}>
          <Options values={priceEdits} names={priceEditNames} />
        </SelectField>
        <TextField
          {...field('value')}
          error={errors?.value}
          hint={copy.valueHint}
          inputMode="text"
          autoComplete="off"
        />
        <CheckField {...box('isRounded')} />
        <SelectField {...field('categoryId')}>
          <option value="">{copy.unchanged}</option>
          {categories.data?.map((category) => (
            <option key={category.id} value={category.id}>
              {category.name}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('status')}>
          <option value="">{copy.unchanged}</option>
          <Options values={editedStatuses} names={copy.statuses} />
        </SelectField>
        {values.status === 'active' && (
          <TextField {...field('publishFrom')} type="datetime-local" hint={copy.publishHint} />
        )}
      </FieldGrid>
      <FieldGrid>
        <CardText field={field('purpose')} error={errors?.purpose} clears={box('clearsPurpose')} />
        <CardText field={field('flavour')} error={errors?.flavour} clears={box('clearsFlavour')} />
      </FieldGrid>
      <chakra.section aria-label={copy.preview} aria-live="polite" px="4" py="3" rounded="input" bg="hover">
        <EditPreview
          isAsked={edit !== undefined}
          preview={preview}
          isFailed={isFailed}
          categories={categories.data ?? []}
        />
      </chakra.section>
    </FormBody>
  );
}

interface CardTextProps {
  field: { label: string; value: string; onChange: (event: ChangeEvent<HTMLInputElement>) => void };
  error: string | undefined;
  clears: { label: string; checked: boolean; onChange: (event: ChangeEvent<HTMLInputElement>) => void };
}

/** A new text, or the box that takes the text away. */
function CardText({ field, error, clears }: CardTextProps) {
  return (
    <chakra.div display="grid" gap="1" alignContent="start" minW="0">
      <TextField
        {...field}
        value={clears.checked ? '' : field.value}
        error={error}
        hint={copy.textHint}
        disabled={clears.checked}
        autoComplete="off"
      />
      <CheckField {...clears} />
    </chakra.div>
  );
}

/** An id for idempotent submission: kept for a retry of the same lines, new for others. */
function useEditId(): (lines: string) => string {
  const last = useRef({ lines: '', id: '' });
  return (lines) => {
    if (last.current.lines !== lines) last.current = { lines, id: crypto.randomUUID() };
    return last.current.id;
  };
}
