import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AssignToLotSchema, assignToLot, type AssignToLot, type Lot } from '../../../../../contracts/stock/lots.js';
import { formatNumber } from '../../../lib/format';
import { showToast } from '../../../lib/toast';
import { FormDialog } from '../../../ui/admin/dialog/dialog';
import { showFailure } from '../../../ui/admin/form/failure';
import { FieldGrid, TextField } from '../../../ui/admin/form/fields';
import { checkedBy, placeErrors, placeRefusal, sentNumber, showUnplaced } from '../../../ui/admin/form/form';
import { useAssignToLot } from '../api';
import { lotsCopy as copy } from '../lots-copy';

interface Values {
  lot: { number: string; bestBefore: string };
  quantity: string;
}

interface AssignToLotDialogProps {
  /** The pieces without a lot; null while closed. */
  unassigned: Lot | null;
  onClose: () => void;
}

export function AssignToLotDialog({ unassigned, onClose }: AssignToLotDialogProps) {
  return unassigned && <AssignForm unassigned={unassigned} onClose={onClose} />;
}

function AssignForm({
  unassigned: { productId, productName, quantity },
  onClose,
}: {
  unassigned: Lot;
  onClose: () => void;
}) {
  const assign = useAssignToLot();
  const [changeId] = useState(() => crypto.randomUUID());
  const bodyOf = ({ lot: { number, bestBefore }, quantity: typed }: Values) => {
    const lot = { number, bestBefore: bestBefore || undefined };
    return { changeId, productId, lot, quantity: sentNumber(typed) };
  };
  const form = useForm<Values>({
    resolver: checkedBy(AssignToLotSchema, bodyOf),
    defaultValues: { lot: { number: '', bestBefore: '' }, quantity: quantity && quantity > 0 ? String(quantity) : '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await assign.mutateAsync(bodyOf(values) as AssignToLot);
      showToast({ title: copy.assigned, text: copy.assignedText(values.lot.number.toUpperCase()), tone: 'success' });
      onClose();
    } catch (error) {
      placeErrors(error, form.setError);
      placeRefusal(assignToLot, error, form.setError, {
        'lot-unknown': 'lot.bestBefore',
        'lot-date-differs': 'lot.bestBefore',
        'lot-too-few-unassigned': 'quantity',
      });
      showFailure(error, copy.assignFailed);
    }
  }, showUnplaced);
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={copy.assignOf(productName)}
      state={form.formState}
      onSubmit={submit}
      action={copy.doAssign}
    >
      <FieldGrid>
        <TextField
          label={copy.number}
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
          label={copy.quantity}
          inputMode="numeric"
          hint={quantity === null ? undefined : copy.assignHint(formatNumber(quantity))}
          error={errors.quantity?.message}
          {...form.register('quantity')}
        />
      </FieldGrid>
    </FormDialog>
  );
}
