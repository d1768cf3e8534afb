import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CorrectShipmentSchema, correctShipment, type CorrectShipment } from '../../../../../contracts/stock/lots.js';
import { showToast } from '../../../lib/toast';
import { FormDialog } from '../../../ui/admin/dialog/dialog';
import { showFailure } from '../../../ui/admin/form/failure';
import { FieldGrid, TextField } from '../../../ui/admin/form/fields';
import { checkedBy, placeErrors, placeRefusal, sentNumber, showUnplaced } from '../../../ui/admin/form/form';
import { useCorrectShipment } from '../api';
import { lotsCopy as copy } from '../lots-copy';

export interface ShippedPieces {
  productId: number;
  productName: string;
  saleId: string;
  lot: string | null;
  quantity: number;
}

interface Values {
  to: string;
  quantity: string;
}

interface CorrectShipmentDialogProps {
  orderId: string;
  pieces: ShippedPieces;
  onClose: () => void;
}

/** Types or scans the lot that was really in the parcel; empty for none. */
export function CorrectShipmentDialog({ orderId, pieces, onClose }: CorrectShipmentDialogProps) {
  const correct = useCorrectShipment(orderId);
  const [correctionId] = useState(() => crypto.randomUUID());
  const { productId, productName, saleId, lot: from } = pieces;
  const bodyOf = ({ to, quantity }: Values) => {
    return { correctionId, productId, saleId, from, to: to.trim() || null, quantity: sentNumber(quantity) };
  };
  const form = useForm<Values>({
    resolver: checkedBy(CorrectShipmentSchema, bodyOf),
    defaultValues: { to: '', quantity: String(pieces.quantity) },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await correct.mutateAsync(bodyOf(values) as CorrectShipment);
      showToast({ title: copy.corrected, text: copy.correctedText, tone: 'success' });
      onClose();
    } catch (error) {
      placeErrors(error, form.setError);
      placeRefusal(correctShipment, error, form.setError, { 'lot-unknown': 'to', 'lot-below-zero': 'to' });
      showFailure(error, copy.failed);
    }
  }, showUnplaced);
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={copy.correctOf(productName, from)}
      state={form.formState}
      onSubmit={submit}
      action={copy.save}
    >
      <FieldGrid>
        <TextField
          label={copy.to}
          hint={copy.toHint}
          maxLength={40}
          error={errors.to?.message}
          {...form.register('to')}
        />
        <TextField
          label={copy.quantity}
          inputMode="numeric"
          error={errors.quantity?.message}
          {...form.register('quantity')}
        />
      </FieldGrid>
    </FormDialog>
  );
}
