import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  registerStockChange,
  RegisterStockChangeSchema,
  stockChangeTypes,
  type RegisterStockChange,
  type StockChangeType,
} from '../../../../../contracts/inventory.js';
import { isRefusal } from '../../../lib/http/api-error';
import { showToast } from '../../../lib/toast';
import { FormDialog } from '../../../ui/admin/dialog/dialog';
import { showFailure } from '../../../ui/admin/form/failure';
import { FieldGrid, SelectField, TextField } from '../../../ui/admin/form/fields';
import { checkedBy, placeErrors, placeRefusal, sentNumber, showUnplaced } from '../../../ui/admin/form/form';
import { Options } from '../../../ui/controls/options';
import { productChoicesQuery, useRegisterStockChange } from '../api';
import { inventoryCopy as copy, typeHints, typeNames } from '../copy';

interface Values {
  productId: string;
  type: StockChangeType;
  quantity: string;
  note: string;
  lot: { number: string; bestBefore: string };
}

const bodyOf = ({ productId, type, quantity, note, lot }: Values) => ({
  productId: productId ? Number(productId) : undefined,
  type,
  quantity: sentNumber(quantity),
  note: note.trim() || null,
  lot: lot.number.trim() ? { number: lot.number, bestBefore: lot.bestBefore || undefined } : null,
});

interface RegisterStockChangeDialogProps {
  isOpen: boolean;
  /** The preselected product. */
  product: string;
  onClose: () => void;
}

export function RegisterStockChangeDialog({ isOpen, product, onClose }: RegisterStockChangeDialogProps) {
  return isOpen && <RegisterForm product={product} onClose={onClose} />;
}

function RegisterForm({ product, onClose }: Omit<RegisterStockChangeDialogProps, 'isOpen'>) {
  const products = useQuery(productChoicesQuery);
  const register = useRegisterStockChange();
  const [changeId] = useState(() => crypto.randomUUID());
  // Each product has a stock of its own, which alone knows the id.
  const [maybeBookedFor, setMaybeBookedFor] = useState<string>();
  const form = useForm<Values>({
    resolver: checkedBy(RegisterStockChangeSchema, bodyOf),
    defaultValues: { productId: product, type: 'restock', quantity: '', note: '', lot: { number: '', bestBefore: '' } },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    const body = bodyOf(values) as RegisterStockChange;
    try {
      await register.mutateAsync({ ...body, changeId });
      showToast({ title: copy.registered, text: copy.registeredText, tone: 'success' });
      onClose();
    } catch (error) {
      if (!isRefusal(error)) setMaybeBookedFor(values.productId);
      placeErrors(error, form.setError);
      placeRefusal(registerStockChange, error, form.setError, {
        'stock-below-zero': 'quantity',
        'stock-change-zero': 'quantity',
        'lot-below-zero': 'quantity',
        'lot-unknown': 'lot.bestBefore',
        'lot-date-differs': 'lot.bestBefore',
      });
      showFailure(error, copy.registerFailed);
    }
  }, showUnplaced);
  const choices = products.data?.filter(({ id }) => !maybeBookedFor || String(id) === maybeBookedFor);
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={copy.register}
      state={form.formState}
      onSubmit={submit}
      action={copy.doRegister}
    >
      <FieldGrid>
        <SelectField
          label={copy.product}
          gridColumn="1 / -1"
          error={errors.productId?.message}
          hint={maybeBookedFor && copy.maybeBooked}
          {...form.register('productId')}
        >
          {!maybeBookedFor && <option value="">{copy.choose}</option>}
          {choices?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label={copy.type} error={errors.type?.message} {...form.register('type')}>
          <Options values={stockChangeTypes} names={typeNames} />
        </SelectField>
        <TextField
          label={copy.quantity}
          inputMode="text"
          hint={typeHints[form.watch('type')]}
          error={errors.quantity?.message}
          {...form.register('quantity')}
        />
        <TextField
          label={copy.lot}
          hint={copy.lotHint}
          maxLength={40}
          error={errors.lot?.number?.message}
          {...form.register('lot.number')}
        />
        <TextField
          label={copy.bestBefore}
          type="date"
          hint={copy.bestBeforeHint}
          error={errors.lot?.bestBefore?.message}
          {...form.register('lot.bestBefore')}
        />
        <TextField
          label={copy.note}
          gridColumn="1 / -1"
          maxLength={500}
          error={errors.note?.message}
          {...form.register('note')}
        />
      </FieldGrid>
    </FormDialog>
  );
}
